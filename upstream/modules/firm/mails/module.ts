import { defineModule } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import type { TranslationSource } from '../translations/index.ts'
import { router } from './endpoints.ts'
import { partyTimeline } from './party-timeline.ts'
import { settingKinds } from './setting-kinds.ts'
import { ownLanguages } from './templates.ts'

/** Kinds of mail that the firm has words of its own for, in any language: elsewhere ours are sent. */
function groups(reader: Reader) {
  return [...ownLanguages(reader)].map(([kind, said]) => ({
    ...{ id: kind, title: kind, said, outdated: [] },
  }))
}

const translations: TranslationSource = {
  kind: 'mailTemplate',
  needs: 'firm:edit',
  groups,
  path: (kind, language) => `settings/mail/templates/${kind}/${language}`,
}

export const module = defineModule({
  name: 'mails',
  endpoints: router,
  partyTimeline,
  mailBrand: async () => (await import('./mail-brand.ts')).mailBrand,
  settingKinds,
  translations,
})
