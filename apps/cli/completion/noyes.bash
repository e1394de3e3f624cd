# Completion of noyes for bash; the program itself knows what can follow.
_noyes() {
    local line word=${COMP_WORDS[COMP_CWORD]}
    local IFS=$'\n'
    [ "$word" != = ] || word=
    COMPREPLY=()
    while read -r line; do
        case $line in
            :files) COMPREPLY+=($(compgen -f -- "$word")); compopt -o filenames 2>/dev/null ;;
            *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
    done < <("$1" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _noyes noyes
