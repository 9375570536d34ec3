/** Letters alone: `Счёт` is `счет`, `Crédito` is `credito`, `Größe` is `grosse`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
