import { mailFramePolicy } from '#app/shell/edge/security-headers.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'

/**
 * What a mail with HTML looks like, for the frame of its page: the API has taken out what runs or
 * loads, and the policy of this page lets nothing of the kind happen in any case.
 */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const mailId = requireIdParam(args, 'mailId')
  const pictures = new URL(args.request.url).searchParams.get('pictures') === '1'
  const { html } = await call(mailboxContract.getHtml, { firmId: firm.firmId, mailId, pictures })
  const page = [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="referrer" content="no-referrer"><title>Mail</title>',
    '<style>body{margin:12px;font:15px/1.5 system-ui,sans-serif;color:#171d2f;background:#fff;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}</style>',
    `</head><body>${html}</body></html>`,
  ]
  return new Response(page.join('\n'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': mailFramePolicy,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
