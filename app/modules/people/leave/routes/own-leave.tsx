import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { ownLeaveContract, type PersonLeave } from '#contract/people/leave.ts'
import { Balances } from '../components/balances.tsx'
import { RequestTable } from '../components/request-table.tsx'
import { RequestsCell } from '../components/requests-cell.tsx'
import { askLeavePath, deputiesPath, teamPath } from '../paths.ts'

/** What is left to whoever asks, what they asked for, and what waits for their decision. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, leave, waiting] = await Promise.all([
    getVisit(args),
    call(ownLeaveContract.get, { firmId }),
    call(ownLeaveContract.listWaiting, { firmId }),
  ])
  return { head: pageMeta(args, { title: t('leave')('own.title') }), leave, waiting }
}

export default function OwnLeaveRoute() {
  const { leave, waiting } = useLoaderData<typeof loader>()
  const t = useT('leave')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('own.title')}
        actions={
          leave?.hasContract && (
            <>
              <LinkButton href={teamPath(firm.firmId)}>{t('menu.team')}</LinkButton>
              <LinkButton kind="primary" icon="plus" href={askLeavePath(firm.firmId)}>
                {t('own.ask')}
              </LinkButton>
            </>
          )
        }
      />
      {waiting.length > 0 && (
        <Rules>
          <RulesCell title={t('own.waiting')}>
            <RequestTable caption={t('own.waiting')} requests={waiting} areOfOthers />
          </RulesCell>
        </Rules>
      )}
      {leave ? (
        <OwnLeave leave={leave} />
      ) : (
        <Empty title={t('own.none')}>{t('own.noneWords')}</Empty>
      )}
    </>
  )
}

function OwnLeave({ leave }: { leave: PersonLeave }) {
  const t = useT('leave')
  const { date } = useFormat()
  const { firm } = useFirm()
  return (
    <>
      {!leave.hasContract && <p className={text.soft}>{t('own.noContract')}</p>}
      <Balances balances={leave.balances} />
      <Rules>
        <RequestsCell requests={leave.requests} />
        <RulesCell
          title={t('deputies.title')}
          aside={
            <a className={text.link} href={deputiesPath(firm.firmId)}>
              {t('deputies.change')}
            </a>
          }
        >
          {leave.deputies.length === 0 ? (
            <p className={text.soft}>{t('deputies.none')}</p>
          ) : (
            <ul>
              {leave.deputies.map(({ id, deputyName, from, to }) => (
                <li key={id}>
                  {t('deputies.span', { name: deputyName, from: date(from), to: date(to) })}
                </li>
              ))}
            </ul>
          )}
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
