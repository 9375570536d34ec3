import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, RowsTable, text } from '#app/ui/index.ts'
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
      <RowsTable
        caption={t('types.title')}
        rows={types}
        keyOf={({ code }) => code}
        columns={[
          {
            head: t('field.typeCode'),
            cell: ({ code, name, isOffered }) => (
              <>
                <a className={text.link} href={leaveTypePath(firm.firmId, code)}>
                  {typeText({ typeCode: code, typeName: name }, t)}
                </a>
                {!isOffered && <span className={text.soft}> {t('type.notOffered')}</span>}
              </>
            ),
          },
          { head: t('type.approval'), cell: ({ approval }) => t(`approval.${approval}`) },
          {
            head: t('type.balance'),
            cell: ({ hasBalance }) => t(hasBalance ? 'type.withBalance' : 'type.withoutBalance'),
          },
        ]}
      />
    </>
  )
}

export const meta = headOf
