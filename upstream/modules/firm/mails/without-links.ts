/** Words of a stranger as a mail may say them: mail programs make a link of words with a point between. */
export function withoutLinks(words: string): string {
  return words.replace(/\.(?=\S)/g, '. ').replace(/:\/\//g, ': //')
}
