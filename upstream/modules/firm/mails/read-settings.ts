import type { MailSettings } from '#contract/firm/mail-settings.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { domainRecords } from '../../../mail/domain-records.ts'
import { readableOnWhite } from '../../../mail/readable-color.ts'
import { transportName } from '../../../mail/settings.ts'
import { getFirmProfile } from '../firms/index.ts'
import { readQuota } from '../outbound/index.ts'
import { allMailKinds } from './kinds.ts'
import { storedSettings } from './settings.ts'
import { ownLanguages } from './templates.ts'

/** How the firm's mails look and leave, with the records for their domain. */
export function readSettings(reader: Reader, env: Env, { now }: FirmContext): MailSettings {
  const settings = storedSettings(reader)
  const own = ownLanguages(reader)
  return {
    ...settings,
    linkColor: readableOnWhite(settings.color),
    firmEmail: getFirmProfile(reader).email,
    transport: transportName(env),
    quota: readQuota(reader, now),
    from: env.MAIL_FROM ?? '',
    records: domainRecords(env),
    kinds: [...allMailKinds()].map(([mailKind, { record }]) => ({
      mailKind,
      record,
      ownIn: own.get(mailKind) ?? [],
    })),
  }
}
