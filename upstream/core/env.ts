import type { Channel } from '../channel/channel.ts'
import type { Firm } from '../firm.ts'

/** What the API Worker is given by its surroundings; see wrangler.toml and scripts/start. */
export type Env = {
  DIRECTORY: D1Database
  FIRM: DurableObjectNamespace<Firm>
  CHANNEL: DurableObjectNamespace<Channel>
  FILES: R2Bucket
  /** Fonts of Chinese, Japanese and Korean for papers, one file for 512 letters. */
  PAPER_FONTS: Fetcher
  /** Rate limits of a minute: of an address, of what a caller writes, of what is heavy to make. */
  CALLS: RateLimit
  WRITES: RateLimit
  HEAVY_CALLS: RateLimit
  /** Reaches public addresses alone, for what people have us call; absent where nothing else is reached. */
  PUBLIC_NET?: Fetcher
  /** Signs sessions and single-use links; at least 32 random bytes, base64. The first signs, all verify. */
  SECRETS: string
  /** Origin of the web app, for links in mails: `https://firmament.example`. */
  PUBLIC_ORIGIN: string
  /** Opens the demo; absent means no demo. */
  DEMO_TOKEN?: string
  /** Takes text messages as POST `{ to, text }` with `SMS_TOKEN` as bearer; absent means no phone codes. */
  SMS_URL?: string
  SMS_TOKEN?: string
  /** Where exchange rates are fetched: `ecb`, or an address of that form; absent means nowhere. */
  RATES_URL?: string
  /** Google's OpenID Connect; an id without its secret means no Google. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Any other OpenID Connect issuer, to the letter as in its tokens, and what people call it. */
  OIDC_ISSUER?: string
  OIDC_CLIENT_ID?: string
  OIDC_CLIENT_SECRET?: string
  OIDC_NAME?: string
  /** Cloudflare's models, which can read pictures of receipts. */
  AI?: { run(model: string, input: object): Promise<unknown> }
  /** What reads pictures of bills and receipts: `workers-ai` by the binding `AI`; absent means nothing. */
  RECEIPT_READER?: string
  /** Id and private key (PEM) of the application that fetches bank lines; without both none are fetched. */
  ENABLE_BANKING_APP_ID?: string
  ENABLE_BANKING_KEY?: string
  /** Another address of its API, for tests. */
  ENABLE_BANKING_API_BASE?: string
  /** Stripe's secret key and the secret its reports are signed with; without both no cards are taken. */
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  /** Another address of its API, for tests. */
  STRIPE_API_BASE?: string
  /** How mail leaves: `outbox` (it stays), `smtp`, `cloudflare` or `http`; all in docs/deploy.md. */
  MAIL_TRANSPORT?: string
  /** Address that mail comes from, and the name where no firm writes. */
  MAIL_FROM?: string
  MAIL_FROM_NAME?: string
  SMTP_HOST?: string
  /** 465 with `tls`, 587 with `starttls` unless said. */
  SMTP_PORT?: string
  SMTP_SECURITY?: string
  SMTP_USER?: string
  SMTP_PASSWORD?: string
  /** Where a provider takes mail as JSON, its key, and the header the key goes into. */
  MAIL_HTTP_URL?: string
  MAIL_HTTP_TOKEN?: string
  MAIL_HTTP_TOKEN_HEADER?: string
  /** The form of that JSON, with marks such as `{{subject}}`. */
  MAIL_HTTP_BODY?: string
  /** Proves that a report of what became of a mail is the provider's; without it none is taken. */
  MAIL_EVENTS_SECRET?: string
  /** Domain of the addresses of firms and people: `mail.firmament.example`. Without it they work inside only. */
  MAIL_DOMAIN?: string
  /** Lets a provider hand over mail that came in, as the password of HTTP Basic or as bearer. */
  MAIL_IN_SECRET?: string
  /** Name of the server that takes mail in and judges its sender (RFC 8601); without it nobody does. */
  MAIL_AUTHSERV_ID?: string
  /** Who may send for the domain of MAIL_FROM, in the terms of SPF: `include:spf.provider.example`. */
  MAIL_SPF?: string
  /** Selector and value of the provider's DKIM key: `s1 k=rsa; p=…`, or a name to point at. */
  MAIL_DKIM?: string
  /** Cloudflare's `send_email` binding. */
  MAIL?: SendEmail
  /** Keys of web push (RFC 8292), base64url; without both none is offered. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  /** Where push services reach the operator, `mailto:` or `https:`; else PUBLIC_ORIGIN. */
  VAPID_SUBJECT?: string
  /** `local` allows cookies and links over http on localhost. */
  DEPLOYMENT: 'local' | 'production'
}
