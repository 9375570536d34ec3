import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, HeadCell, LinkButton, PageHead, Table, text } from '#app/ui/index.ts'
import { leaveContract } from '#contract/people/leave.ts'
import { leaveTypePath } from '../paths.ts'
import { typeText } from '../words.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, types] = await Promise.all([
    getVisit(args),
    call(leaveContract.types, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('leave')('types.title') }), types }
}

export default function LeaveTypesRoute() {
  const { types } = useLoaderData<typeof loader>()
  const t = useT('leave')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('types.title')}
        sentence={t('types.sentence')}
        actions={
          <LinkButton kind="primary" icon="plus" href={leaveTypePath(firm.firmId, 'new')}>
            {t('types.new')}
          </LinkButton>
        }
      />
      <Table caption={t('types.title')}>
        <thead>
          <tr>
            <HeadCell>{t('field.typeCode')}</HeadCell>
            <HeadCell>{t('type.approval')}</HeadCell>
            <HeadCell>{t('type.balance')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {types.map(({ code, name, approval, hasBalance, isOffered }) => (
            <tr key={code}>
              <Cell>
                <a className={text.link} href={leaveTypePath(firm.firmId, code)}>
                  {typeText({ typeCode: code, typeName: name }, t)}
                </a>
                {!isOffered && <span className={text.soft}> {t('type.notOffered')}</span>}
              </Cell>
              <Cell>{t(`approval.${approval}`)}</Cell>
              <Cell>{t(hasBalance ? 'type.withBalance' : 'type.withoutBalance')}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

export const meta = headOf
