// Translations have a line under the words it is made of.
export const codeKey = (text: string) =>
  `code.${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
