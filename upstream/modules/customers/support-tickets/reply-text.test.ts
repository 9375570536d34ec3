import { expect, it } from 'vitest'
import { replyText } from './reply-text.ts'

const quoted = '> Haben Sie schon entschieden?\n> Ihr Max\n'

/** Answers as programs write them; each is `Yes, please.` and, below it, what is answered. */
const answers: readonly (readonly [string, string])[] = [
  ['Gmail, English', 'On Mon, Jan 5, 2026 at 10:00 AM Max Muster <max@firm.de> wrote:\n\n> Hi'],
  [
    'Gmail, folded',
    'On Mon, Jan 5, 2026 at 10:00 AM Max Muster of Some Long Firm <\nmax@firm.de> wrote:\n\n> Hi',
  ],
  [
    'Gmail, German',
    `Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb Max Muster <max@firm.de>:\n\n${quoted}`,
  ],
  [
    'Gmail, Italian',
    'Il giorno lun 5 gen 2026 alle ore 10:00 Max Muster <\nmax@firm.de> ha scritto:\n\n> Ciao',
  ],
  ['Gmail, Russian', 'пн, 5 янв. 2026 г. в 10:00, Max Muster <max@firm.de>:\n\n> Привет'],
  [
    'Gmail, Spanish',
    'El lun, 5 ene 2026 a las 10:00, Max Muster (<max@firm.de>) escribió:\n\n> Hola',
  ],
  ['Thunderbird, German', `Am 05.01.26 um 10:00 schrieb Max Muster:\n${quoted}`],
  ['Thunderbird, Russian', '05.01.2026 10:00, Max Muster пишет:\n> Привет'],
  ['Apple Mail, German', 'Am 05.01.2026 um 10:00 schrieb Max Muster <max@firm.de>:\n\n> Hallo'],
  [
    'Apple Mail, Spanish',
    'El 5 ene 2026, a las 10:00, Max Muster <max@firm.de> escribió:\n\n> Hola',
  ],
  ['Yandex', '05.01.2026, 10:00, "Max Muster" <max@firm.de>:\n> Привет'],
  ['mail.ru', 'Понедельник, 5 января 2026, 10:00 +03:00 от Max Muster <max@firm.de>:\n> Привет'],
  [
    'Outlook, English',
    '________________________________\nFrom: Max Muster <max@firm.de>\nSent: Monday, January 5, 2026 10:00\nTo: Anna\nSubject: Offer\n\nHi',
  ],
  [
    'Outlook, German',
    'Von: Max Muster <max@firm.de>\nGesendet: Montag, 5. Januar 2026 10:00\nAn: Anna\nBetreff: Angebot\n\nGuten Tag',
  ],
  [
    'Outlook, Italian',
    'Da: Max Muster <max@firm.de>\nInviato: lunedì 5 gennaio 2026 10:00\nA: Anna\nOggetto: Offerta\n\nBuongiorno',
  ],
  [
    'Outlook, Russian',
    'От: Max Muster <max@firm.de>\nОтправлено: 5 января 2026 г. 10:00\nКому: Anna\nТема: Предложение\n\nДобрый день',
  ],
  [
    'Outlook, Spanish',
    'De: Max Muster <max@firm.de>\nEnviado: lunes, 5 de enero de 2026 10:00\nPara: Anna\nAsunto: Oferta\n\nBuenos días',
  ],
  [
    'old Outlook, German',
    '-----Ursprüngliche Nachricht-----\nVon: Max Muster\nGesendet: Montag\n\nGuten Tag',
  ],
  ['old Outlook, Russian', '-----Исходное сообщение-----\nОт: Max Muster\n\nДобрый день'],
  ['a signature', '-- \nAnna Alt\nAcme GmbH'],
  ['a telephone', 'Sent from my iPhone'],
  ['a telephone, German', 'Von meinem iPhone gesendet'],
  ['a telephone, Russian', 'Отправлено с iPhone'],
  ['the marker', '--- Please answer above this line ---\nTicket T-7'],
]

it.each(answers)('finds the answer above what %s puts below it', (_, below) => {
  const marker = '--- Please answer above this line ---'
  for (const text of [
    `Yes, please.\n\n${below}`,
    `Yes, please.\r\n\r\n${below.replace(/\n/g, '\r\n')}\r\n`,
  ]) {
    const found = replyText(text, marker)
    expect(found.text).toBe('Yes, please.')
    expect(found.hidden).toContain(below.split('\n')[0])
  }
})

it('keeps what a person writes that only looks like a quote', () => {
  const kept = [
    'On Monday Anna wrote:\nplease send two more. Can you?',
    'Hello,\n\nOn Friday at 10:00 we met.\nHe then wrote an offer.\n\nRegards\nAnna',
    'Da: ich habe ihn.\n\nGrüße',
    'First part\n____________________\nSecond part',
    'Am Montag schrieb er, dass es geht:\nist das so?',
  ]
  for (const text of kept) expect(replyText(text).text, text).toBe(text)
})

it('keeps quoted lines that are answered one by one, and drops a quote above the answer', () => {
  const between =
    'Am 05.01.26 um 10:00 schrieb Max:\n> Wie viele?\nZwei.\n\n> Welche Farbe?\nRot.\n-- \nAnna'
  expect(replyText(between)).toEqual({
    text: 'Am 05.01.26 um 10:00 schrieb Max:\n> Wie viele?\nZwei.\n\n> Welche Farbe?\nRot.',
    hidden: '-- \nAnna',
  })
  const below = 'On Mon, Jan 5, 2026 Max <max@firm.de> wrote:\n> How many?\n> Two?\n\nThree.\n'
  expect(replyText(below).text).toBe('Three.')
})

it('shows the whole of a mail that would have nothing left', () => {
  const forwarded =
    '---------- Forwarded message ---------\nFrom: Max <max@firm.de>\nDate: Mon, 5 Jan\nSubject: Offer\nTo: Anna\n\nHi'
  expect(replyText(forwarded)).toEqual({ text: forwarded, hidden: '' })
  const withNote = `Please see below.\n\n${forwarded}\n-- \nMax`
  expect(replyText(withNote).text).toBe(withNote)
  expect(replyText('> only a quote')).toEqual({ text: '> only a quote', hidden: '' })
  expect(replyText('')).toEqual({ text: '', hidden: '' })
})
