import type { ImportUndone } from '#contract/core/imports.ts'
import type { FlashToast } from '../flash-toast.ts'
import type { Translate } from '../i18n/translate.ts'

/**
 * Where a person goes after an import was undone, and what they are told: of one that is not wholly
 * undone yet its own page, else that of all imports.
 */
export function undoneTo(
  words: Translate,
  path: string,
  importId: string,
  { removed, restored, kept, isDone }: ImportUndone,
): { to: string; toast: FlashToast } {
  if (!isDone) {
    return {
      to: `${path}/${importId}`,
      toast: { type: 'info', message: words('import.undoBegun') },
    }
  }
  const message = [
    ...(removed > 0 || restored === 0 ? [words('import.undone', { count: removed })] : []),
    ...(restored > 0 ? [words('import.restored', { count: restored })] : []),
  ].join('. ')
  const [first] = kept
  const description = first && words('import.keptSome', { count: kept.length, name: first.label })
  const type = first ? 'warning' : 'success'
  return { to: path, toast: { type, message, ...(description && { description }) } }
}
