import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, LinkButton, NameCell, PageHead, Table } from '#app/ui/index.ts'
import { bankMatchingContract } from '#contract/money/bank-matching.ts'
import { bankPath, bankRulePath, newBankRulePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const rules = await call(bankMatchingContract.listRules, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('bank')('rule.title') }), rules }
}

export default function BankRulesRoute() {
  const { rules } = useLoaderData<typeof loader>()
  const t = useT('bank')
  const { firm, can } = useFirm()
  const add = can('bank:edit') && (
    <LinkButton kind="primary" icon="plus" href={newBankRulePath(firm.firmId)}>
      {t('rule.new')}
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={t('rule.title')}
        sentence={t('rule.sentence')}
        crumb={{ href: bankPath(firm.firmId), label: t('list.title') }}
        actions={rules.length > 0 && add}
      />
      {rules.length === 0 ? (
        <Empty title={t('rule.none')} actions={add}>
          {t('rule.noneWords')}
        </Empty>
      ) : (
        <Table caption={t('rule.title')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('rule.name')}</HeadCell>
              <HeadCell>{t('rule.contains')}</HeadCell>
              <HeadCell>{t('rule.direction')}</HeadCell>
              <HeadCell>{t('book.account')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ id, name, contains, direction, parts }) => (
              <tr key={id}>
                {can('bank:edit') ? (
                  <NameCell href={bankRulePath(firm.firmId, id)}>{name}</NameCell>
                ) : (
                  <Cell place="name">{name}</Cell>
                )}
                <Cell tone="soft" place="detail">
                  {contains}
                </Cell>
                <Cell tone="soft">{t(`rule.directions.${direction}`)}</Cell>
                <Cell place="figure">{parts.map(({ account }) => account).join(', ')}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
