import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Mailbox, MailFolder, MailListQuery } from '#contract/communication/mailbox.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import type { MailPlaceQuery } from './paths.ts'

const queryNames = [
  ...(['box', 'folder', 'label', 'q', 'from', 'to', 'files', 'since', 'until', 'after'] as const),
] as const

/** The place that an address names: mailbox, folder, and what is looked for. */
export function placeIn(url: string): MailPlaceQuery {
  const { searchParams } = new URL(url)
  return Object.fromEntries(
    queryNames.flatMap((name) => {
      const value = searchParams.get(name)?.trim().slice(0, 400)
      return value ? [[name, value]] : []
    }),
  )
}

/** The caller's mailboxes, and the one that is meant: the firm's where none is named. */
export async function loadBoxes({ call, firm }: FirmAccess, boxId: string | undefined) {
  const boxes = await call(mailboxContract.listBoxes, { firmId: firm.firmId })
  const usual = boxes.find(({ isOwn }) => !isOwn) ?? boxes[0]
  const box = boxId === undefined ? usual : boxes.find(({ id }) => id === boxId)
  if (!box) throw new AppError('not_found', 'No such mailbox')
  return { boxes, box }
}

/** The rows of a place, and whether they are found by a search. */
export async function loadRows(
  { call, firm }: FirmAccess,
  box: Mailbox,
  { folder, label, q, from, to, files, since, until, after }: MailPlaceQuery,
) {
  const isDay = (text: string | undefined) => /^\d{4}-\d\d-\d\d$/.test(text ?? '')
  const query = MailListQuery.parse({
    mailboxId: box.id,
    folder: MailFolder.catch('inbox').parse(folder),
    ...(box.labels.some(({ id }) => id === label) && { labelId: label }),
    q: q?.slice(0, 200),
    from: from?.slice(0, 200),
    to: to?.slice(0, 200),
    hasFiles: files === '1',
    ...(isDay(since) && { since }),
    ...(isDay(until) && { until }),
    after,
  })
  const page = await call(mailboxContract.list, { ...query, firmId: firm.firmId })
  const isSearch = Boolean(q || from || to || files || since || until)
  return { rows: page.rows, next: page.next, isSearch, folder: query.folder }
}
