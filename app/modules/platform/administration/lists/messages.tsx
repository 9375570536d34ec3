import { languageNames } from '#app/shell/i18n/languages.ts'
import type { Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { Tag } from '#app/ui/index.ts'
import { languages } from '#contract/core/fields.ts'
import {
  type ContactMessage,
  ContactMessageQuery,
  contactMessagesContract,
  contactTabs,
} from '#contract/public-site/contact-messages.ts'
import * as styles from '../components/list.css.ts'
import { messagesPath } from '../paths.ts'

const shownLength = 90

/** The beginning of a message, for a line of the list. */
function beginningOf(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')]
  const beginning = letters.slice(0, shownLength).join('')
  return letters.length > shownLength ? `${beginning}…` : beginning
}

const columns: Column<ContactMessage, unknown>[] = [
  {
    name: 'name',
    kind: 'link',
    label: 'from',
    sort: 'name',
    after: ({ email }) => <span className={styles.below}>{email}</span>,
  },
  { name: 'email', kind: 'text', label: 'files.email', isFileOnly: true },
  {
    name: 'about',
    kind: 'text',
    label: 'files.about',
    isFileOnly: true,
    value: ({ about }, { texts }) => about && texts('contact')(`topic.${about}`),
  },
  {
    name: 'text',
    kind: 'text',
    label: 'message',
    place: 'detail',
    cell: ({ about, text }, { texts }) => (
      <>
        {about !== '' && <Tag>{texts('contact')(`topic.${about}`)}</Tag>} {beginningOf(text)}
      </>
    ),
  },
  {
    name: 'language',
    kind: 'text',
    label: 'language',
    value: ({ language }) => language.toUpperCase(),
  },
  {
    name: 'state',
    kind: 'text',
    label: 'state',
    place: 'state',
    value: ({ answeredAt }, { t }) => t(answeredAt ? 'isAnswered' : 'isOpen'),
    cell: ({ answeredAt }, { t }) => (
      <Tag tone={answeredAt ? 'ok' : 'warn'}>{t(answeredAt ? 'isAnswered' : 'isOpen')}</Tag>
    ),
  },
  { name: 'createdAt', kind: 'instant', label: 'at', sort: 'newest', place: 'figure' },
]

const filters: Filter<unknown>[] = [
  {
    kind: 'choice',
    name: 'language',
    label: 'filter.language',
    choices: () => languages.map((code) => ({ value: code, label: languageNames[code] })),
  },
]

/** What visitors of the public pages wrote. */
export const messageList = describePlatformList({
  name: 'messages',
  texts: 'administration',
  prefix: 'messages',
  path: messagesPath.slice(1),
  query: ContactMessageQuery,
  tabs: contactTabs,
  columns,
  filters,
  read: ({ call }, query) => call(contactMessagesContract.list, query),
})
