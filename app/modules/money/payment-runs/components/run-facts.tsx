import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  FactList,
  Figure,
  RowsTable,
  Rules,
  RulesCell,
  SheetPad,
  Stack,
  text,
} from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { PaymentRun } from '#contract/money/payment-runs.ts'
import { DebitTable } from './debit-table.tsx'
import { ItemAmount } from './item-amount.tsx'
import { DocumentLink } from './payable-form.tsx'

/** What a run pays, to whom and where, and who let it through. */
export function RunFacts({ run }: { run: PaymentRun }) {
  const t = useT('payment-runs')
  const { date, dateTime, money } = useFormat()
  const isIn = run.direction === 'in'
  const words = isIn ? 'debit' : 'detail'
  const { account, iban, approvedByName, approvedAt, paidDate, files } = run
  const facts = [
    {
      term: t(isIn ? 'debit.account' : 'field.account'),
      value: [account, readableIban(iban)].filter(Boolean).join(' · '),
    },
    { term: t('field.preparedBy'), value: `${run.preparedByName}, ${dateTime(run.createdAt)}` },
    {
      term: t('field.approvedBy'),
      value: approvedAt ? `${approvedByName}, ${dateTime(approvedAt)}` : '',
    },
    {
      term: t('field.filedBy'),
      value: files.map(({ by, at }) => `${by}, ${dateTime(at)}`).join(' · '),
    },
    { term: t('field.paidDate'), value: paidDate ? date(paidDate, 'long') : '' },
  ]
  return (
    <>
      <RunNotices run={run} words={words} />
      <Rules columns="three">
        <Figure label={t('field.total')} value={money(run.total, run.currency)} />
        <Figure
          label={t(isIn ? 'debit.items' : 'field.count')}
          value={t(isIn ? 'debits' : 'transfers', { count: run.count })}
        />
        <Figure
          label={t(isIn ? 'debit.collectionDate' : 'field.executionDate')}
          value={date(run.executionDate, 'medium')}
        />
      </Rules>
      <Rules>
        <RulesCell title={t(`${words}.items`)} isFlush>
          {isIn ? <DebitTable run={run} /> : <ItemTable run={run} />}
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <FactList facts={facts.filter(({ value }) => value !== '')} />
        </RulesCell>
      </Rules>
    </>
  )
}

type RunNoticesProps = { run: PaymentRun; words: 'debit' | 'detail' }

/** What is to be done next, who has the file, and what is strange about an account or an amount. */
function RunNotices({ run, words }: RunNoticesProps) {
  const t = useT('payment-runs')
  const { dateTime } = useFormat()
  const { can } = useFirm()
  const { state, formats, files, actions, items } = run
  const isApproved = state === 'approved'
  const isElsewhere = items.some(({ accountNote }) => accountNote === 'other')
  const isUnusual = items.some(({ usualAmount }) => usualAmount !== null)
  if (!isApproved && !isElsewhere && !isUnusual) return null
  return (
    <SheetPad>
      <Stack gap="s3">
        {isApproved && (
          <Band tone="info" title={t('detail.next')}>
            <p>{t(formats.length > 0 ? `${words}.nextFile` : `${words}.nextHand`)}</p>
          </Band>
        )}
        {isApproved && files.length > 0 && (
          <Band tone="info" title={t('detail.filed')}>
            {files.map(({ by, at }) => (
              <p key={at}>{t('detail.filedWords', { name: by, time: dateTime(at) })}</p>
            ))}
            {can('payment:delete') && !actions.includes('cancel') && (
              <p>{t('detail.otherCancels')}</p>
            )}
          </Band>
        )}
        {isElsewhere && (
          <Band tone="warn" title={t('detail.otherAccount')}>
            <p>{t('detail.otherAccountWords')}</p>
          </Band>
        )}
        {isUnusual && (
          <Band tone="warn" title={t('detail.unusual')}>
            <p>{t('detail.unusualWords')}</p>
          </Band>
        )}
      </Stack>
    </SheetPad>
  )
}

function ItemTable({ run: { items, currency } }: { run: PaymentRun }) {
  const t = useT('payment-runs')
  const { amount } = useFormat()
  return (
    <RowsTable
      caption={t('detail.items')}
      isStacked
      rows={items}
      keyOf={(item) => item.documentId}
      columns={[
        { head: t('field.payee'), place: 'name', cell: (item) => item.payeeName },
        {
          head: t('field.document'),
          tone: 'soft',
          place: 'detail',
          cell: (item) =>
            item.kind !== 'invoice' && <DocumentLink row={{ ...item, kind: item.kind }} />,
        },
        {
          head: t('field.iban'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (item) => (
            <>
              {readableIban(item.iban)}
              <AccountNote item={item} />
            </>
          ),
        },
        {
          head: t('field.discount', { currency }),
          isNumber: true,
          tone: 'soft',
          place: 'state',
          cell: (item) => (item.discount > 0 ? amount(item.discount, currency) : ''),
        },
        {
          head: t('field.amount', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (item) => <ItemAmount item={item} currency={currency} />,
        },
      ]}
    />
  )
}

/** What is unusual about where an item goes. */
function AccountNote({ item }: { item: PaymentRun['items'][number] }) {
  const t = useT('payment-runs')
  const { accountNote, lastIban: iban } = item
  if (accountNote === null) return null
  const key = accountNote === 'other' && iban === '' ? 'otherHidden' : accountNote
  return (
    <>
      <br />
      <span className={text.small}>{t(`accountNote.${key}`, { iban: readableIban(iban) })}</span>
    </>
  )
}
