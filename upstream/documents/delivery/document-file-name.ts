/**
 * `Rechnung-2026-0001.pdf`: what the document is, in its language, and its number; signs that some
 * systems cannot have in a name become hyphens.
 */
export function documentFileName(word: string, number: string | null): string {
  return `${[word, number ?? ''].map(plain).filter(Boolean).join('-')}.pdf`
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
}
