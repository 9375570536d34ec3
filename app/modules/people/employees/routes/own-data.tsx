import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { OwnAnnouncements } from '#app/modules/people/announcements/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, FactList, LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { readableIban } from '#contract/core/iban.ts'
import { announcementsContract } from '#contract/people/announcements.ts'
import { type OwnEmployment, ownWorkContract } from '#contract/people/own-work.ts'
import { ContractTable } from '../components/contract-table.tsx'
import { employeesPath, ownDataPath } from '../paths.ts'

/** What the firm keeps of whoever asks, and tells them. */
export async function loader(args: Args) {
  const { call, can, firm } = await requireFirm(args)
  const [{ t }, own, announcements] = await Promise.all([
    getVisit(args),
    call(ownWorkContract.get, { firmId: firm.firmId }),
    call(announcementsContract.listOwn, { firmId: firm.firmId }),
  ])
  const isHr = can('employee:view')
  const head = pageMeta(args, { title: t('employees')('own.title') })
  return { head, own, announcements, isHr }
}

/** Says that an announcement was read. */
export const action = formAction({
  schema: z.object({ announcementId: Id }),
  send: ({ call, firmId, form }, { announcementId }) =>
    call(announcementsContract.confirm, { firmId, announcementId }, form),
  done: ({ firmId, t }) => ({
    to: ownDataPath(firmId),
    message: t('announcements')('own.done'),
  }),
})

export default function OwnDataRoute() {
  const { own, announcements, isHr } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('employees')
  const { firm } = useFirm()
  return (
    <>
      <PageHead title={t('own.title')} sentence={own ? t('own.sentence') : undefined} />
      <RefusalSummary refusal={refusal} labels={{}} formId="announcements" />
      <OwnAnnouncements announcements={announcements} />
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
