import type { PaperTextKind } from '#contract/firm/paper-looks.ts'

/** How documents look, with the words of one kind in one language. */
export function paperLookPath(firmId: string, kind?: PaperTextKind, language?: string): string {
  const path = `/firms/${firmId}/settings/paper`
  return kind && language ? `${path}?kind=${kind}&language=${language}` : path
}
