import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { listHref } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  FactList,
  Field,
  LinkButton,
  PageHead,
  Row,
  SheetPad,
  Stack,
  TextInput,
} from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/core/demo.ts'
import { LinkState } from '../components/link-state.tsx'
import { linkPath, linksPath, visitorsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const linkId = requireIdParam(args, 'linkId')
  const { token, ...link } = await upstream(args).call(demoContract.getLink, { linkId })
  const url = token === null ? null : `${publicOrigin(args)}/demo/login?token=${token}`
  return { head: pageMeta(args, { title: t('demo-visits')('link.title') }), link, url }
}

export async function action(args: Args) {
  await readForm(args.request)
  const { t } = await getVisit(args)
  const linkId = requireIdParam(args, 'linkId')
  await upstream(args).call(demoContract.revokeLink, { linkId })
  const message = t('demo-visits')('link.revoked')
  return redirectWithToast(args, linkPath(linkId), { type: 'success', message })
}

export default function LinkRoute() {
  const { link, url } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  const isOpen = link.state === 'open'
  return (
    <>
      <PageHead
        title={link.company ? `${link.name}, ${link.company}` : link.name}
        mark={<LinkState state={link.state} />}
        crumb={{ href: linksPath, label: t('links.list.title') }}
      />
      <SheetPad>
        <Stack gap="s5">
          {isOpen && url && (
            <Field id="url" label={t('link.url')} hint={t('link.urlHint')}>
              {(wiring) => <TextInput {...wiring} readOnly value={url} />}
            </Field>
          )}
          {isOpen && !url && <p>{t('link.urlGone')}</p>}
          <LinkFacts />
          <Row>
            <LinkButton icon="eye" href={listHref(visitorsPath, { linkId: link.id })}>
              {t('link.visits')}
            </LinkButton>
            {isOpen && (
              <form method="post">
                <Button kind="danger" icon="ban">
                  {t('link.revoke')}
                </Button>
              </form>
            )}
          </Row>
        </Stack>
      </SheetPad>
    </>
  )
}

function LinkFacts() {
  const { link } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  const { dateTime, number } = useFormat()
  const { language, validUntil, createdAt, uses, maxUses, note } = link
  return (
    <FactList
      facts={[
        { term: t('link.language'), value: languageNames[language] },
        { term: t('link.created'), value: dateTime(createdAt) },
        { term: t('links.validUntil'), value: dateTime(validUntil) },
        {
          term: t('links.visits'),
          value: t('links.usesOf', { uses: number(uses), max: number(maxUses) }),
        },
        ...(note ? [{ term: t('link.note'), value: note }] : []),
      ]}
    />
  )
}

export const meta = headOf
