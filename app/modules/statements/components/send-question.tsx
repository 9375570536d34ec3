import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row, SheetPad, Stack, text } from '#app/ui/index.ts'
import type { StatementRow } from '#contract/statements.ts'
import { statementsPath } from '../paths.ts'

type SendQuestionProps = {
  rows: readonly StatementRow[]
  days: { from: string; to: string }
}

/** Who gets a statement, before it is sent. */
export function SendQuestion({ rows, days }: SendQuestionProps) {
  const t = useT('statements')
  const { firm } = useFirm()
  const { date } = useFormat()
  const from = date(days.from, 'medium')
  const to = date(days.to, 'medium')
  return (
    <form method="post" noValidate>
      <IdempotencyField />
      <input type="hidden" name="from" value={days.from} />
      <input type="hidden" name="to" value={days.to} />
      <SheetPad>
        <Stack>
          <h2 className={text.strong}>{t('ask.title', { count: rows.length })}</h2>
          <p>{t('ask.words', { from, to })}</p>
          <ul>
            {rows.map(({ partyId, partyName, to: address }) => (
              <li key={partyId}>
                <input type="hidden" name="partyIds" value={partyId} />
                {partyName} <span className={text.soft}>{address}</span>
              </li>
            ))}
          </ul>
          <Row>
            <Button kind="primary" icon="send" name="intent" value="send">
              {t('ask.now')}
            </Button>
            <LinkButton kind="ghost" href={statementsPath(firm.firmId, days)}>
              {t('ask.keep')}
            </LinkButton>
          </Row>
        </Stack>
      </SheetPad>
    </form>
  )
}
