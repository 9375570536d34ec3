import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, FactList, Row, Rules, RulesCell, SheetPad } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { BankFeed } from '#contract/money/bank-feeds.ts'
import * as styles from './feed.css.ts'

const dialogId = 'end-feed'

/** How an account's feed stands, and what can be done with it. */
export function FeedFacts({ feed }: { feed: BankFeed }) {
  const t = useT('bank')
  const { date, dateTime } = useFormat()
  const { can } = useFirm()
  const { bank, iban, validUntil, fetchedAt, failure, state, begunByName } = feed
  const facts = [
    { term: t('feed.bank'), value: bank },
    { term: t('column.iban'), value: readableIban(iban) },
    { term: t('feed.fetched'), value: fetchedAt ? dateTime(fetchedAt) : '–' },
    { term: t('feed.until'), value: validUntil ? date(validUntil, 'long') : '–' },
    { term: t('feed.by'), value: begunByName },
  ]
  return (
    <>
      <Rules>
        <RulesCell title={t(`feed.state.${state}`)}>
          <FactList facts={facts.filter(({ value }) => value !== '')} />
        </RulesCell>
      </Rules>
      <SheetPad>
        <div className={styles.part}>
          {failure !== '' && (
            <div className={styles.wide}>
              <Band tone={state === 'ended' ? 'bad' : 'warn'} title={t('feed.failed')}>
                {t(`feed.failure.${failure}`)}
              </Band>
            </div>
          )}
          {can('bank:edit') && (
            <form method="post">
              <IdempotencyField />
              <Row>
                {state === 'live' && (
                  <Button kind="primary" icon="refresh-cw" name="intent" value="fetch">
                    {t('feed.fetch')}
                  </Button>
                )}
                <Button kind="danger" icon="unlink" opens={dialogId}>
                  {t('feed.end')}
                </Button>
              </Row>
            </form>
          )}
        </div>
      </SheetPad>
      <AskDialog
        keep={t('feed.keep')}
        id={dialogId}
        title={t('feed.endTitle')}
        words={t('feed.endWords')}
        intent="end"
        submit={t('feed.end')}
      />
    </>
  )
}
