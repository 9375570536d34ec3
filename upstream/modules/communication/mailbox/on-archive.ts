const firmsBoxes = 'select id from mailboxes where owner_id is null'
const firmsMails = `select id from mails where mailbox_id in (${firmsBoxes})`
const firmsDrafts = `select id from mail_drafts where mailbox_id in (${firmsBoxes})`
const firmsThreads = `select id from mail_threads where mailbox_id in (${firmsBoxes})`

/** Rows that go into an archive: those of the firm's mailbox. Each person's own is theirs alone. */
export const archivedRows: Readonly<Record<string, string>> = {
  mailboxes: 'owner_id is null',
  mail_threads: `mailbox_id in (${firmsBoxes})`,
  mail_reads: `thread_id in (${firmsThreads})`,
  mail_labels: `mailbox_id in (${firmsBoxes})`,
  mail_thread_labels: `thread_id in (${firmsThreads})`,
  mails: `mailbox_id in (${firmsBoxes})`,
  mail_files: `mail_id in (${firmsMails} union ${firmsDrafts})`,
  mail_drafts: `mailbox_id in (${firmsBoxes})`,
  mail_search: `doc in (select row_number from mails where mailbox_id in (${firmsBoxes}))`,
}

/** Where the bytes of mails lie below the firm's folder, and the ids of those that go along. */
export const archivedFiles = {
  folder: /^mail\/([^/]+)\//,
  ids: `${firmsMails} union ${firmsDrafts}`,
}
