import { useT } from '#app/shell/page-context.tsx'

/** Names of fields as the editor calls them, by the paths of their problems. */
export function useProblemLabels(paths: readonly string[]): Record<string, string> {
  const t = useT('invoicing')
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
    const key = { customerId: 'customer', paymentTermsDays: 'terms' }[name]
    return t(`edit.${key ?? name}`, { defaultValue: '' })
  }

  function lineLabel(name: string): string {
    const key = { unitPrice: 'price', taxCode: 'tax', description: 'item' }[name]
    return t(`editor.${key ?? name}`, { defaultValue: '' })
  }
}
