import { Band, Button, LinkButton, Row, RowsTable, SheetPad, Stack, text } from '#app/ui/index.ts'
import type { MailsToSend, MailToSend } from '#contract/firm/mails-to-send.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { problemText } from '../form/problem-text.ts'
import { useFirm, useFormat, usePage, useT } from '../page-context.tsx'
import { mailKindText } from './mail-words.ts'
import { mailPath } from './paths.ts'
import * as styles from './send-question.css.ts'

type SendQuestionProps = {
  mails: MailsToSend
  /** Of the fields that name what is sent: `ids`. */
  name: string
  /** Of the button that sends. */
  intent: string
  /** Where the form goes and the way out leads. */
  href: string
  /** What else the form says again, such as days. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Asks before many mails leave: who gets which document under which subject, and who is left out and
 * why. What is sent are those that it shows.
 */
export function SendQuestion({ mails, name, intent, href, fields = {} }: SendQuestionProps) {
  const { session } = useFirm()
  const t = useT('mail')
  const leaving = mails.rows.filter(({ reason }) => reason === null)
  const left = mails.rows.filter(({ reason }) => reason !== null)
  const title = leaving.length === 0 ? t('many.none') : t('many.title', { count: leaving.length })
  return (
    <form method="post" action={href} noValidate>
      <IdempotencyField />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {leaving.map(({ id }) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
      <SheetPad className={styles.around}>
        <Stack>
          <h2 className={text.strong}>{title}</h2>
          {leaving.length > 0 &&
            (session.user.isDemo ? (
              <Band tone="info" title={t('send.demo')} />
            ) : (
              mails.isKept && <Band tone="info" title={t('send.notSetUp')} />
            ))}
        </Stack>
      </SheetPad>
      {leaving.length > 0 && <LeavingTable rows={leaving} />}
      {left.length > 0 && (
        <>
          <SheetPad className={styles.around}>
            <h3 className={text.strong}>{t('many.left', { count: left.length })}</h3>
          </SheetPad>
          <LeftTable rows={left} />
        </>
      )}
      <SheetPad className={styles.around}>
        <Row>
          {leaving.length > 0 && (
            <Button kind="primary" icon="send" name="intent" value={intent}>
              {t('many.now', { count: leaving.length })}
            </Button>
          )}
          <LinkButton kind="ghost" href={href}>
            {t('send.cancel')}
          </LinkButton>
        </Row>
      </SheetPad>
    </form>
  )
}

function LeavingTable({ rows }: { rows: readonly MailToSend[] }) {
  const t = useT('mail')
  const { firm } = useFirm()
  const { list } = useFormat()
  const documentOf = useDocumentName()
  return (
    <RowsTable
      caption={t('many.leaving')}
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { head: t('send.to'), place: 'name', cell: (row) => row.to },
        {
          head: t('many.document'),
          place: 'detail',
          cell: (row) => (
            <a
              className={text.link}
              href={mailPath(firm.firmId, row.mailKind, row.recordId, row.variant)}
            >
              {documentOf(row)}
            </a>
          ),
        },
        { head: t('send.subject'), place: 'secondDetail', cell: (row) => row.subject },
        { head: t('send.files'), tone: 'soft', cell: (row) => list(row.files) },
      ]}
    />
  )
}

function LeftTable({ rows }: { rows: readonly MailToSend[] }) {
  const t = useT('mail')
  const problems = useT('problem')
  const format = useFormat()
  const documentOf = useDocumentName()
  return (
    <RowsTable
      caption={t('many.left', { count: rows.length })}
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { head: t('many.document'), place: 'name', cell: (row) => documentOf(row) },
        { head: t('send.to'), tone: 'soft', cell: (row) => row.to },
        {
          head: t('many.reason'),
          place: 'detail',
          tone: 'soft',
          cell: (row) => problemText(problems, { key: row.reason ?? 'invalid' }, format),
        },
      ]}
    />
  )
}

/** Says which document a mail is about: its kind, and what a person knows it by. */
function useDocumentName(): (row: MailToSend) => string {
  const { texts } = usePage()
  return ({ mailKind, label }) => {
    const kind = mailKind === '' ? '' : mailKindText(texts, mailKind)
    return [kind, label ?? ''].filter((part) => part !== '').join(' ') || '–'
  }
}
