import type { BankColumn } from '#contract/money/bank.ts'

/** The other side: by its number where that stands below, else by its name. */
export const otherSide = /^(counter ?party|tegenpartij|contrepartie|controparte|contraparte)$/

/** What banks call their columns in the languages of the product and of their neighbours, the better word first. */
export const headWords: Record<BankColumn, RegExp[]> = {
  date: [
    /^(buchungstag|buchungsdatum|buchung$|booking date|posting date|post(ed)? date|completed date|date completed|settlement date|data contabile|fecha contable|fecha de contabilizaci|date de comptabilisation|дата проводки|bokf[oö]ringsda|bogf[oø]rings|data księgowania)/,
    /^(transaction ?date|operation date|data[_ ]operazione|fecha( de)? operaci[oó]n|дата операции|boekdatum|date comptable|date (de l['’]|d['’])?op[eé]ration)/,
    /^(datum|date|data|fecha|дата)\b/,
    /^(datum|date|data|fecha|дата)/,
    /(buchung|booking|posted|дата|started date|^created|^trans\. date|^dato\b)/,
  ],
  valueDate: [
    /(wertstellung|value ?date|data[_ ]valuta|fecha valor|дата валютирования|rentedatum|date de (la )?valeur)/,
    /^(valuta|wert$|valutadatum)/,
    /valuta/,
  ],
  amount: [
    /^(netto|net|net amount)$/,
    /^(zahlungsbetrag|betrag|umsatz in|amount|importo|importe|montant|bedrag|сумма платежа|сумма в валюте сч)/,
    /^(umsatz|сумма(?! операции)|belopp|beløb|kwota|částka|összeg)/,
    /(betrag|amount|importo|importe|сумма(?! операции)|umsatz|^value$)/,
    /^(brutto|gross)$/,
    // What the card was charged, which is the amount where no other stands beside it.
    /^сумма операции$/,
  ],
  debit: [
    /^(betrag|amount|importo|importe|montant|сумма|bedrag)\P{L}+(по |im |in |al )?(soll|belastung|lastschrift|debit|paid out|money out|withdrawal|dare|uscit|addebit|cargo|debe|d[eé]bit|af$|дебет|списани|расход)/u,
    /^(soll|lastschrift|belastung|debit|paid out|money out|withdrawal|dare|uscite|addebiti|cargo|debe|d[eé]bit|outflow|ausgaben|d[eé]penses?$|расход|дебет|списание)/,
  ],
  credit: [
    /^(betrag|amount|importo|importe|montant|сумма|bedrag)\P{L}+(по |im |in |al )?(haben|gutschrift|credit|paid in|money in|deposit|avere|entrat|accredit|abono|haber|cr[eé]dit|bij$|кредит|зачислени|приход)/u,
    /^(haben|gutschrift|credit|paid in|money in|deposit|avere|entrate|accrediti|abono|haber|cr[eé]dit|inflow|einnahmen|recettes?$|приход|кредит|зачисление)/,
  ],
  name: [
    /(auftraggeber.*empf|empf.*auftraggeber|beg(u|ü|ue)nstigter|zahlungspflichtiger$|name zahlungsbeteiligter|counter ?party|partner ?name|controparte|contraparte|contrepartie|контрагент|tegenpartij)/,
    /(naam|payee|beneficiario|b[eé]n[eé]ficiaire|donneur d['’]ordre|^tiers$|ordinante|получатель|плательщик|^name\b|auftraggeber|empf(a|ä|ae)nger)/,
    /name/,
  ],
  payer: [
    /^(zahlungspflichtige\*r|zahlungspflichtiger|payer|auftraggeber(name)?|ordinante|плательщик)\b/,
    /^(zahlungspflichtige|from$)/,
  ],
  payee: [
    /^(zahlungsempf(a|ä|ae)nger|payee|empf(a|ä|ae)nger(?!konto)|beneficiario|получатель)/,
    /^to$/,
  ],
  text: [
    /^((vorgang\/)?verwendungszweck|zahlungsgrund|buchungs-?(info|details?)|(vrije )?mededeling|zahlungsreferenz|payment reference|avisierungstext|dettagli|remittance|описание операции|назначение)/,
    /^(description|beschreibung|narrative|memo|descrizione|causale|concepto|descripci[oó]n|описание|libell[eé]|omschrijving|transaction description)/,
    /^(buchungstext|label|opis|tekst)/,
    /(zweck|text|details|description|causale|concepto|назначение|notes?$|operazione|vorgang)/,
  ],
  reference: [
    /(kundenreferenz|end.?to.?end)/,
    /^(reference|r[eé]f[eé]rence|referenz|riferimento|referencia|номер документа)/,
    /^(rechnungsnummer|invoice number|numero fattura)$/,
    /(reference|r[eé]f[eé]rence|referenz|riferimento|referencia)/,
    /^observaciones$/,
  ],
  iban: [
    otherSide,
    /(tegenrekening|gegenkonto|counterparty iban|partner iban|iban zahlungsbeteiligter|kontonummer\/iban|rekening.*tegenpartij)/,
    /iban/,
    /(kontonummer|account number|conto|cuenta|сч[её]т|rekening)/,
  ],
  balance: [/(saldo|balance|running bal|guthaben|остаток|solde)/, /^disponible$/],
  currency: [
    /^(zahlungsw(a|ä|ae)hrung|kontow(a|ä|ae)hrung|payment currency|account currency|валюта платежа)/,
    /^(w(a|ä|ae)hrung|currency|divisa|moneda|валюта|devise|munt|mutationcode$)/,
    /(w(a|ä|ae)hrung|currency|divisa|valuta|moneda|валюта)/,
  ],
  fee: [/^(fee|fees|frais|gebühr|gebühren|entgelt|commissione|commissioni|comisión|комиссия)$/],
  status: [
    /^(status|state|stato|estado|statut|[eé]tat|статус|contabilizzazione|buchungsstatus|transaction status)$/,
    /^info$/,
  ],
}

/** What sounds like a field in a head that means another: taxes, the original amount, the account itself. */
const strange: Partial<Record<BankColumn, RegExp>> = {
  date: /(started|ausf(u|ü|ue)hrung|time ?zone|uhrzeit)/,
  amount:
    /(steuer|umsatzart|umsatztyp|tax|vat|mwst|iva|ursprung|orig|local|geb(u|ü|ue)hr|entgelt|fee|cashback|кэшбэк|saldo|balance|guthaben|date|datum|w(a|ä|ae)hrung|currency|valuta|валюта|gekennzeichnet|auslagenersatz|округл)/,
  // A head that names both sides is of neither: "Betrag Soll/Haben", "Amount (Debit/Credit)".
  debit: /(ursprung|auslagen|id$|card|art$|haben\b|gutschrift|credit|\bavere\b|\bhaber\b|кредит)/,
  credit: /(card|id$|art$|\bsoll\b|lastschrift|belastung|debit|\bdare\b|\bdebe\b|дебет)/,
  name: /(bank|konto|account|wallet|bic|iban|swift|mail|adres|address|rekening|abweichend|karte|card|сч[её]т|cuenta|conto)/,
  text: /(bank|date|datum|textschl)/,
  reference: /(mandat|sammler|gl(a|ä|ae)ubiger|mandato|creditor)/,
  iban: /(kontoinhaber|auftragskonto|wallet|eigene|own|kund|card|carta|karte|дебет|кредит|debit|credit)/,
  currency:
    /(ursprung|orig|local|foreign|fremd|extranjer|ester[ao]|[eé]tr[aè]ng|операции|umrechnung|date|datum|data)/,
  balance: /(vor|before)$|^(start|anfang|begin)/,
}

/** Whether a head that sounds like a field means another. */
export function isStrange(field: BankColumn, head: string): boolean {
  if (field === 'amount' && isOfOneSide(head)) return true
  return strange[field]?.test(head.replace(withTax, '')) ?? false
}

/** What is said of an amount that is the whole one: "Total amount (incl. VAT)". */
const withTax = /\((incl|inc|inkl|compr)[^)]*\)/

/** Columns that say what a payment is for: a file may have one for free words and one for a reference. */
const whatFor =
  /(mededeling|^zahlungs(referenz|grund)|^verwendungszweck|^buchungs-?(info|details?))/

/** Columns that go on with the words of another, or are all the words there are. */
const moreWords =
  /^(m[aá]s datos|movimiento|descrizione[_ ](completa|estesa)|omschrijving-[23]|zusatzinformation(en)?)$/

/** Whether a column holds more words of a movement than the one that is its text. */
export function isMoreWords(head: string): boolean {
  const plain = head.trim().toLowerCase()
  return moreWords.test(plain) || (whatFor.test(plain) && !isStrange('text', plain))
}

/** Whether a column holds what went out alone, or what came in: "Betrag Soll", "Сумма по кредиту". */
function isOfOneSide(head: string): boolean {
  return (['debit', 'credit'] as const).some(
    (side) => headWords[side].some((pattern) => pattern.test(head)) && !strange[side]?.test(head),
  )
}
