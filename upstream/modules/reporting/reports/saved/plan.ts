import { isAllowed } from '#contract/core/roles.ts'
import { reportTexts } from '../texts/texts.ts'
import { plannedMails } from './planned-mails.ts'
import { findSaved } from './reader.ts'

/** The mails of saved reports, for whoever may read reports. */
export const reportMails = plannedMails({
  job: 'reports.mail',
  table: 'saved_reports',
  module: 'reports',
  record: 'savedReport',
  find: findSaved,
  isSeen: (_, __, ___, rights) => isAllowed(rights, 'report:view'),
  words: (language) => reportTexts[language].mail,
})
