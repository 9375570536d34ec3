/** A text without the marks on its letters: `Söhne` is `Sohne`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
