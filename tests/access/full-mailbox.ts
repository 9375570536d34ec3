import { type Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import type { Ids } from './people.ts'

/** A label, a mail and a draft in the mailbox of a firm, by the names of their parameters in paths. */
export async function makeMail(api: Api, path: string, word: string): Promise<Ids> {
  const make = (what: string, input: object) => api.call('POST', `${path}${what}`, input, newKey())
  const boxes = await api.call('GET', `${path}/mail/boxes`)
  const mailboxId = boxes.find(({ isOwn }: { isOwn: boolean }) => !isOwn).id
  const box = `/mail/boxes/${mailboxId}`
  const label = await make(`${box}/labels`, { name: word, color: 'blue' })
  const words = { name: word, language: 'en', text: word }
  const template = await make(`${box}/templates`, words)
  const headers = { authorization: `Bearer ${api.token}` }
  const url = `${api.origin}/api${path}${box}/import`
  const answer = await fetchAlone(url, { method: 'POST', headers, body: mailForm(word) })
  if (answer.status !== 201) throw new Error(`${url}: ${answer.status}`)
  const { threadId, mailId } = await answer.json<{ threadId: string; mailId: string }>()
  const thread = await api.call('GET', `${path}/mail/threads/${threadId}`)
  const draft = await make('/mail/drafts', { mailboxId, subject: word, text: word })
  return {
    mailboxId,
    mailLabelId: label.id,
    letterTemplateId: template.id,
    mailThreadId: threadId,
    mailId,
    mailFileId: thread.mails[0].files[0].id,
    mailDraftId: draft.id,
  }
}

/** A mail with HTML and a file, as another program saved it. */
export function mailForm(word: string): FormData {
  const lines = [
    `From: ${word} <${word.toLowerCase()}@mail.example>`,
    `Subject: ${word}`,
    `Message-ID: <${word.toLowerCase()}@mail.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    `--b\r\nContent-Type: text/html\r\n\r\n<p>${word}</p>`,
    `--b\r\nContent-Disposition: attachment; filename=${word}.txt\r\n\r\n${word}`,
    '--b--',
  ]
  const form = new FormData()
  form.set('file', new File([lines.join('\r\n')], `${word}.eml`, { type: 'message/rfc822' }))
  return form
}
