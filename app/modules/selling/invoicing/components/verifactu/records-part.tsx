import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  FactList,
  HeadCell,
  LinkButton,
  NumberCell,
  SheetPad,
  Stack,
  Table,
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
      <Table caption={t('verifactu.latest')}>
        <thead>
          <tr>
            <HeadCell isNumber>{t('verifactu.position')}</HeadCell>
            <HeadCell>{t('verifactu.document')}</HeadCell>
            <HeadCell>{t('verifactu.made')}</HeadCell>
            <HeadCell>{t('verifactu.hash')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {latest.map(({ position, documentId, isTicket, kind, number, generatedAt, hash }) => (
            <tr key={position}>
              <NumberCell>{position}</NumberCell>
              <Cell>
                <a
                  className={text.link}
                  href={(isTicket ? ticketPath : invoicePath)(firm.firmId, documentId)}
                >
                  {number}
                </a>
                {kind === 'cancellation' && ` ${t('verifactu.cancelled')}`}
              </Cell>
              <Cell>{generatedAt}</Cell>
              <Cell>
                <code>{hash.slice(0, 16)}…</code>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
