# Completion of noyes for fish; the program itself knows what can follow.
function __noyes_complete
    set -l words (commandline -opc)
    set -l word (commandline -ct)
    for line in ($words[1] --complete $words[2..-1] "$word" 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$word"
        else
            echo $line
        end
    end
end
complete -c noyes -f -a '(__noyes_complete)'
