/**
 * `invoice-2026-0001.pdf`: a word for the kind and the number; letters that a header cannot carry
 * as they are become hyphens.
 */
export function documentFileName(word: string, number: string | null): string {
  const plain = (number ?? 'draft')
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return `${word}-${plain || 'document'}.pdf`
}
