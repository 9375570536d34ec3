import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { searchContract } from '#contract/firm/search.ts'
import type { FoundForDraft } from './components/draft-helpers.tsx'

const maxPeople = 20
/** What can be searched for and has no document: what is written with, or is a person. */
const without: readonly string[] = ['mailThread', 'ownMail', 'event', 'account', 'item', 'party']

/** What a mail is written with: names of templates, people, and what the address asks for. */
export async function loadDraftMeans(
  { call, firm }: FirmAccess,
  mailboxId: string,
  url: string,
): Promise<{
  contacts: { name: string; email: string; source: 'party' | 'member' }[]
  templateNames: string[]
  found: FoundForDraft | undefined
}> {
  const { firmId } = firm
  const q = new URL(url).searchParams.get('find')?.trim().slice(0, 100) ?? ''
  const [contacts, templates, people, hits] = await Promise.all([
    call(mailboxContract.listContacts, { firmId }),
    call(mailboxContract.listTemplates, { firmId, mailboxId }),
    q === '' ? [] : call(mailboxContract.listContacts, { firmId, q }),
    q === '' ? undefined : call(searchContract.find, { firmId, q }),
  ])
  const records = (hits?.rows ?? [])
    .filter(({ kind }) => !without.includes(kind))
    .map(({ kind, id, title, subtitle }) => ({ kind, id, title, subtitle }))
  return {
    contacts,
    templateNames: [...new Set(templates.map(({ name }) => name))],
    found: q === '' ? undefined : { q, people: people.slice(0, maxPeople), records },
  }
}
