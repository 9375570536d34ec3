import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireAdministrator } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, LinkButton, PageHead, Row, SheetPad, Table } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { outboxContract } from '#contract/outbox.ts'

export async function loader(args: Args) {
  await requireAdministrator(args)
  const query = new URL(args.request.url).searchParams
  const { t } = await getVisit(args)
  const page = await upstream(args).call(outboxContract.list, {
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
    size: 50,
  })
  return { head: pageMeta(args, { title: t('administration')('outbox.title') }), page }
}

export default function OutboxList() {
  const { page } = useLoaderData<typeof loader>()
  const t = useT('administration')
  return (
    <>
      <PageHead title={t('outbox.title')} sentence={t('outbox.sentence')} />
      {page.rows.length === 0 ? (
        <Empty title={t('outbox.empty')}>{t('outbox.emptyWords')}</Empty>
      ) : (
        <MailTable />
      )}
      <SheetPad>
        <Row>
          {page.previous && (
            <LinkButton href={`?before=${encodeURIComponent(page.previous)}`}>
              {t('outbox.newer')}
            </LinkButton>
          )}
          {page.next && (
            <LinkButton href={`?after=${encodeURIComponent(page.next)}`}>
              {t('outbox.older')}
            </LinkButton>
          )}
        </Row>
      </SheetPad>
    </>
  )
}

function MailTable() {
  const { page } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const format = useFormat()
  return (
    <Table caption={t('outbox.title')}>
      <thead>
        <tr>
          <HeadCell>{t('mail.subject')}</HeadCell>
          <HeadCell>{t('mail.to')}</HeadCell>
          <HeadCell>{t('mail.sentAt')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {page.rows.map((mail) => (
          <tr key={mail.id}>
            <Cell>
              <a href={`/admin/outbox/${mail.id}`}>{mail.subject}</a>
            </Cell>
            <Cell>{mail.to}</Cell>
            <Cell>{format.dateTime(mail.sentAt)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export const meta = headOf
