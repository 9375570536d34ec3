import type { Reader } from '../../../firm/store.ts'
import type { TranslationSource } from '../translations/index.ts'
import { ownLanguages } from './templates.ts'

/** Kinds of mail that the firm has words of its own for, in any language: elsewhere ours are sent. */
function groups(reader: Reader) {
  return [...ownLanguages(reader)].map(([kind, said]) => ({
    ...{ id: kind, title: kind, said, outdated: [] },
  }))
}

export const translations: TranslationSource = {
  kind: 'mailTemplate',
  needs: 'firm:edit',
  groups,
  path: (kind, language) => `settings/mail/templates/${kind}/${language}`,
}
