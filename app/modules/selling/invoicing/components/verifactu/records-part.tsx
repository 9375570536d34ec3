import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  FactList,
  LinkButton,
  RowsTable,
  SheetPad,
  Stack,
  TableScroller,
  text,
} from '#app/ui/index.ts'
import type { VerifactuView } from '#contract/selling/verifactu.ts'
import { firmSettingsPath, invoicePath, ticketPath, verifactuBatchPath } from '../../paths.ts'

/** The firm's records: whether the chain is whole, what waits for the agency, and the newest. */
export function RecordsPart({ view }: { view: VerifactuView }) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  const format = useFormat()
  const { count, waiting, brokenAt, batches } = view
  const chain = brokenAt === null ? t('verifactu.whole') : t('verifactu.broken', { at: brokenAt })
  return (
    <SheetPad>
      <Stack>
        {!view.isFor && (
          <p>
            {t('verifactu.noNif')}{' '}
            <a className={text.link} href={firmSettingsPath(firm.firmId)}>
              {t('verifactu.toFirm')}
            </a>
          </p>
        )}
        <FactList
          facts={[
            { term: t('verifactu.count'), value: format.number(count) },
            { term: t('verifactu.chain'), value: chain },
            { term: t('verifactu.waiting'), value: format.number(waiting) },
          ]}
        />
        {waiting > 0 && (
          <form method="post">
            <Button name="intent" value="handOver" icon="download">
              {t('verifactu.handOver')}
            </Button>
            <p className={text.soft}>{t('verifactu.handOverWords')}</p>
          </form>
        )}
        {batches.map(({ id, madeAt, count: records }) => (
          <div key={id}>
            <LinkButton
              size="s"
              icon="download"
              href={verifactuBatchPath(firm.firmId, id)}
              download
            >
              {t('verifactu.batch', { id, records, at: format.dateTime(madeAt) })}
            </LinkButton>
          </div>
        ))}
        {view.latest.length > 0 && <Records view={view} />}
      </Stack>
    </SheetPad>
  )
}

function Records({ view: { latest } }: { view: VerifactuView }) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  return (
    <TableScroller label={t('verifactu.latest')}>
      <RowsTable
        caption={t('verifactu.latest')}
        rows={latest}
        keyOf={({ position }) => position}
        columns={[
          { head: t('verifactu.position'), isNumber: true, cell: ({ position }) => position },
          {
            head: t('verifactu.document'),
            cell: ({ documentId, isTicket, kind, number }) => (
              <>
                <a
                  className={text.link}
                  href={(isTicket ? ticketPath : invoicePath)(firm.firmId, documentId)}
                >
                  {number}
                </a>
                {kind === 'cancellation' && ` ${t('verifactu.cancelled')}`}
              </>
            ),
          },
          { head: t('verifactu.made'), cell: ({ generatedAt }) => generatedAt },
          { head: t('verifactu.hash'), cell: ({ hash }) => <code>{hash.slice(0, 16)}…</code> },
        ]}
      />
    </TableScroller>
  )
}
