import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, FactList, LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import { type OwnEmployment, ownWorkContract } from '#contract/people/own-work.ts'
import { ContractTable } from '../components/contract-table.tsx'
import { employeesPath } from '../paths.ts'

/** What the firm keeps of whoever asks. */
export async function loader(args: Args) {
  const { call, can, firm } = await requireFirm(args)
  const [{ t }, own] = await Promise.all([
    getVisit(args),
    call(ownWorkContract.get, { firmId: firm.firmId }),
  ])
  const isHr = can('employee:view')
  return { head: pageMeta(args, { title: t('employees')('own.title') }), own, isHr }
}

export default function OwnDataRoute() {
  const { own, isHr } = useLoaderData<typeof loader>()
  const t = useT('employees')
  const { firm } = useFirm()
  return (
    <>
      <PageHead title={t('own.title')} sentence={own ? t('own.sentence') : undefined} />
      {own ? (
        <OwnData own={own} />
      ) : (
        <Empty
          title={t('own.none')}
          actions={
            isHr && <LinkButton href={employeesPath(firm.firmId)}>{t('list.title')}</LinkButton>
          }
        >
          {t('own.noneWords')}
        </Empty>
      )}
    </>
  )
}

function OwnData({ own }: { own: OwnEmployment }) {
  const t = useT('employees')
  const format = useFormat()
  const [country = ''] = own.place.split('-')
  const said = [
    ...(['name', 'number', 'jobTitle', 'email', 'phone', 'address'] as const),
    ...(['taxNumber', 'socialNumber', 'emergencyName', 'emergencyPhone'] as const),
  ] as const
  const dates = (['birthDate', 'startDate', 'endDate'] as const).map((name) => ({
    name,
    value: own[name] && format.date(own[name]),
  }))
  const facts = [
    ...said.map((name) => ({ name, value: own[name] })),
    { name: 'iban', value: readableIban(own.iban) },
    ...dates,
    { name: 'managerId', value: own.managerName },
    {
      name: 'place',
      value: [format.country(country), own.placeName].filter((part) => part !== '').join(': '),
    },
  ]
  return (
    <Rules>
      <RulesCell title={t('own.data')}>
        <FactList
          facts={facts
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => ({ term: t(`field.${name}`), value }))}
        />
      </RulesCell>
      {own.contracts.length > 0 && (
        <RulesCell title={t('contracts.list.title')}>
          <ContractTable contracts={own.contracts} />
        </RulesCell>
      )}
      {own.papers.length > 0 && (
        <RulesCell title={t('field.papers')}>
          <FactList
            facts={own.papers.map(({ name, expiresOn }) => ({
              term: name,
              value: expiresOn && t('own.expires', { day: format.date(expiresOn) }),
            }))}
          />
        </RulesCell>
      )}
    </Rules>
  )
}

export const meta = headOf
