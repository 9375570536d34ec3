import { describeOfferings } from '#app/modules/public-site/site/index.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { NoticeSubject } from '#contract/public-site/notices-of-offerings.ts'

export type Subject = { id: NoticeSubject; name: string; state: 'live' | 'planned' | undefined }

/** What can be waited for, as people call it; the texts are `administration`'s and `site`'s. */
export function describeSubjects(t: Translate, site: Translate): readonly Subject[] {
  const offerings = describeOfferings(site).map(({ id, name, state }) => ({ id, name, state }))
  return [{ id: 'everything', name: t('notices.everything'), state: undefined }, ...offerings]
}
