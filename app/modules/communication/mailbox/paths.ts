export type MailPlaceQuery = {
  box?: string | undefined
  folder?: string | undefined
  label?: string | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  files?: string | undefined
  since?: string | undefined
  until?: string | undefined
  after?: string | undefined
}

/** A folder of a mailbox, or what is looked for in it. */
export function mailPath(firmId: string, place: MailPlaceQuery = {}): string {
  return `/firms/${firmId}/mail${queryOf(place)}`
}

/** The newest conversation that is not read yet. */
export function readMailPath(firmId: string): string {
  return `/firms/${firmId}/mail/read`
}

/** A conversation; the list beside it is that of the place. */
export function threadPath(firmId: string, threadId: string, place: MailPlaceQuery = {}): string {
  return `/firms/${firmId}/mail/threads/${threadId}${queryOf(place)}`
}

export function composePath(firmId: string, start: { box?: string; to?: string } = {}): string {
  return `/firms/${firmId}/mail/compose${queryOf(start)}`
}

export function draftPath(firmId: string, draftId: string): string {
  return `/firms/${firmId}/mail/drafts/${draftId}`
}

/** Where a script keeps what is being written. */
export function keepDraftPath(firmId: string): string {
  return `/firms/${firmId}/mail/keep`
}

/** What a mail with HTML looks like, as a page of its own for a frame. */
export function mailBodyPath(firmId: string, mailId: string, withPictures: boolean): string {
  return `/firms/${firmId}/mail/mails/${mailId}/body${withPictures ? '?pictures=1' : ''}`
}

export function rawMailPath(firmId: string, mailId: string): string {
  return `/firms/${firmId}/mail/mails/${mailId}/raw`
}

export function mailFilePath(firmId: string, fileId: string, isShown = false): string {
  return `/firms/${firmId}/mail/files/${fileId}${isShown ? '?show=1' : ''}`
}

export function mailSettingsPath(firmId: string): string {
  return `/firms/${firmId}/mail/settings`
}

function queryOf(parts: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value)
  const text = query.toString()
  return text && `?${text}`
}
