#!/bin/sh
# email-reply-parser cuts a mail at a line "Regards": what the sender writes below it is lost.
#
# Guess: the parser takes away quoted mails and signatures; a postscript below the sender's name, an
#   order number or a new address for delivery stays in the visible text, as it does below
#   "Kind greetings".
# What happens: a line that ends in "Regards" begins a signature that runs to the end of the mail, so
#   `parseReply` gives only what stands above it; nothing tells that words were cut. Below other closings
#   ("Kind greetings", "Mit freundlichen Grüßen") everything stays: the same mail is whole or cut by the
#   word that closes it.
# Version: email-reply-parser 2.3.9 (npm). Source: dist/regex.js of the package, `signatureRegex`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts email-reply-parser@2.3.9 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import EmailReplyParser from 'email-reply-parser'
const { version } = JSON.parse(readFileSync('node_modules/email-reply-parser/package.json', 'utf8'))
const mailWith = (closing) => `We accept.\n\n${closing}\nAnna\n\nPS: please deliver to 1 New Street.`
const visible = (closing) => new EmailReplyParser().parseReply(mailWith(closing)).trim()
console.log('email-reply-parser', version)
for (const closing of ['Regards', 'Best Regards,', 'Kind greetings', 'Mit freundlichen Grüßen']) {
  console.log(JSON.stringify(closing), '->', JSON.stringify(visible(closing)))
}
const isCut = ['Regards', 'Best Regards,'].every((closing) => visible(closing) === 'We accept.')
const isWhole = ['Kind greetings', 'Mit freundlichen Grüßen'].every((closing) =>
  visible(closing).endsWith('1 New Street.'),
)
if (!isCut || !isWhole) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
