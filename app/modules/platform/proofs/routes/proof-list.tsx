import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable, SheetPad, Stack, TableScroller, text } from '#app/ui/index.ts'
import { proofsContract } from '#contract/platform/proofs.ts'
import { proofFilePath, rootsPath, verifierPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, days] = await Promise.all([
    getVisit(args),
    call(proofsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('proofs')('list.title') }), days }
}

export default function ProofListRoute() {
  const { days } = useLoaderData<typeof loader>()
  const t = useT('proofs')
  const { firm } = useFirm()
  const { date, number } = useFormat()
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence')}
        crumb={{ href: `/firms/${firm.firmId}/ledger/verification`, label: t('list.up') }}
      />
      <SheetPad>
        <Stack gap="s4">
          <p>{t('list.words')}</p>
          <p>
            <a className={text.link} href={rootsPath}>
              {t('list.roots')}
            </a>
            {' · '}
            <a className={text.link} href={verifierPath} download>
              {t('list.verifier')}
            </a>
          </p>
        </Stack>
      </SheetPad>
      {days.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <TableScroller label={t('list.title')}>
          <RowsTable
            caption={t('list.title')}
            rows={days}
            keyOf={(day) => day.date}
            columns={[
              { head: t('list.day'), cell: (day) => date(day.date, 'medium') },
              {
                head: t('list.entry'),
                isNumber: true,
                cell: ({ sequence }) => number(sequence),
              },
              {
                head: t('list.file'),
                cell: (day) => (
                  <a
                    className={text.link}
                    href={proofFilePath(firm.firmId, day.date)}
                    aria-label={t('list.downloadOf', { day: date(day.date, 'medium') })}
                    download
                  >
                    {t('list.download')}
                  </a>
                ),
              },
            ]}
          />
        </TableScroller>
      )}
    </>
  )
}

export const meta = headOf
