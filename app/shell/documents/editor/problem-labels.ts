import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'

/** Names of fields as the editor calls them, by the paths of their problems. */
export function useProblemLabels(
  kind: DocumentKind,
  paths: readonly string[],
): Record<string, string> {
  const t = useDocumentTexts(kind)
  return Object.fromEntries(
    paths.map((path) => {
      const [, at, name] = /^lines\.(\d+)\.?(\w*)/.exec(path) ?? []
      if (at === undefined) return [path, labelOf(path.split('.')[0] ?? '')]
      const field = name ? lineLabel(name) : ''
      return [path, [t('edit.line', { line: Number(at) + 1 }), field].filter(Boolean).join(', ')]
    }),
  )

  function labelOf(name: string): string {
    if (name === 'lines') return t('editor.lines')
    if (name === 'discount') return t('editor.documentDiscount')
    const key = name === kind.party.field ? 'party' : name
    return t(`edit.${key}`, { defaultValue: '' })
  }

  function lineLabel(name: string): string {
    const key = { unitPrice: 'price', taxCode: 'tax', description: 'item' }[name]
    return t(`editor.${key ?? name}`, { defaultValue: '' })
  }
}
