import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, RulesCell } from '#app/ui/index.ts'
import type { SignDocument } from '#contract/people/sign-documents.ts'

/** What is known of a document: its file, who sent it, and how it was answered. */
export function DocumentFacts({ document }: { document: SignDocument }) {
  const t = useT('signing')
  const format = useFormat()
  const { answer } = document
  const facts = [
    { name: 'message', value: document.message },
    { name: 'dueDate', value: document.dueDate && format.date(document.dueDate) },
    {
      name: 'sentAt',
      value: t('detail.sent', { day: format.dateTime(document.sentAt), by: document.sentByName }),
    },
    { name: 'remindedAt', value: document.remindedAt ? format.dateTime(document.remindedAt) : '' },
    { name: 'file', value: t('detail.pages', { name: document.fileName, count: document.pages }) },
    { name: 'sha256', value: document.sha256 },
    { name: 'signedSha256', value: document.signedSha256 },
  ]
  const answered = answer && [
    { name: 'answeredAt', value: format.dateTime(answer.at) },
    { name: 'name', value: answer.name },
    { name: 'accountName', value: answer.accountName },
    { name: 'address', value: answer.address },
    { name: 'sentence', value: answer.sentence },
    { name: 'reason', value: answer.reason },
  ]
  const shown = (of: typeof facts) =>
    of
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({ term: t(`field.${name}`), value }))
  return (
    <>
      <RulesCell title={t('detail.document')}>
        <FactList facts={shown(facts)} />
      </RulesCell>
      {answered && (
        <RulesCell title={t(`detail.${document.state}`)}>
          <FactList facts={shown(answered)} />
        </RulesCell>
      )}
    </>
  )
}
