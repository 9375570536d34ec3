import { paperTextKinds } from '#contract/firm/paper-looks.ts'
import type { Reader } from '../../../firm/store.ts'
import type { TranslationSource } from '../../firm/translations/index.ts'
import { storedLook } from './reader.ts'

/** Kinds of documents that the firm has words of its own on, in any language. */
function groups(reader: Reader) {
  const { texts } = storedLook(reader)
  return paperTextKinds.flatMap((kind) => {
    const own = texts.filter((one) => one.kind === kind && one.opening + one.closing !== '')
    if (own.length === 0) return []
    return [{ id: kind, title: kind, said: own.map(({ language }) => language), outdated: [] }]
  })
}

export const translations: TranslationSource = {
  kind: 'paperText',
  needs: 'firm:edit',
  groups,
  path: (kind, language) => `settings/paper?kind=${kind}&language=${language}`,
}
