// @ts-check

/**
 * @typedef {object} Rule
 * @property {RegExp} pattern
 * @property {string} say the word, or the way, that is right
 */

/**
 * Words that are not used in texts, for each language, and what is said instead. The terms are in
 * docs/glossary.md. Where such a word is right all the same, its place is in allowed-words.json.
 * @type {Record<string, Rule[]>}
 */
export const forbidden = {
  en: [
    rule('(?<!e-)mails?(?!-| transport| servers?)', 'email'),
    rule('e-mails?', 'email'),
    rule(
      't(?:ake|akes|aken|ook|aking)(?: (?:it|them|this|one|that|something))? back',
      'undo, withdraw, reverse, return or refund',
    ),
    rule('by (?:itself|themselves)', 'automatically'),
    rule(
      'who(?:m|so)?ever|somebody|nobody|everybody',
      'say who: anyone, someone, everyone, a user',
    ),
    rule('(?<!there )(?:is|are) no(?= (?!longer|one|more))', 'say what to enter'),
    rule('stands(?! for| out)|stood', 'is'),
    rule('usual', 'default'),
    begin('(?:What|Who|Whose|Where|Whom)(?= )(?=[^.?!]*$)', 'a noun as the heading'),
    rule('(?:pass(?:es|ed)?|passing) over|(?:left|leaves?|leaving) out', 'skip'),
    rule('hand(?:s|ed|ing)? in', 'submit'),
    rule(
      '(?:the|your|its|their|our|these|same|old|into|in|to|of) books|books of|, books',
      'accounting, accounts or ledger',
    ),
    rule('forgets?|forgetting|thr(?:ow|ows|own|owing|ew) away', 'discard, delete'),
    rule('chosen', 'selected'),
    rule('g(?:ive|ives|iven|ave|iving) up', 'cancel'),
    rule('in force', 'active, valid'),
    rule('(?:let|lets) in again|shut out', 'reinstate, suspend'),
    rule(
      '(?:write|writes|wrote) (?:an?|the|your) (?:\\p{L}+ )?(?:invoice|quote|bill|ticket|rule|order|claim)',
      'create',
    ),
    rule('mend(?:s|ed|ing)?', 'correct, fix'),
    rule('owe(?:d|s) (?:to|by) us', 'receivables, payables'),
    rule('(?<!team )members?(?! states?)', 'user'),
    rule('as (?:it |they )?(?:was |were )?known', 'as of'),
  ],
  de: [
    rule('(?<!E-)Mail(?:s|adressen?|vorlagen?|versand|texte?|konto|konten)?', 'E-Mail'),
    rule(
      'zurück(?:zu)?(?:nehmen|genommen|nimmt|nahmen?)(?:e[nrs]?)?|n(?:ehmen|immt) \\p{L}+(?: \\p{L}+)? zurück',
      'rückgängig machen, zurückziehen, stornieren, zurückgeben',
    ),
    rule('von (?:selbst|allein)', 'automatisch'),
    rule('Mitglied(?:er|ern|s)?', 'Benutzer'),
    begin('(?:Das|Dies) ist kein(?:e|en|er)?', 'sagen, was einzugeben ist'),
    rule(
      'ein(?:zu|ge)?les(?:en|e)|l(?:esen|iest) \\p{L}+(?: \\p{L}+)? ein(?=[.,;]|$)',
      'importieren',
    ),
    rule('Büchern?', 'Buchhaltung'),
    rule('üblich(?:e[nrsm]?)?', 'Standard'),
    rule('Schubladen?|Lade', 'Kassenlade'),
    rule('Korb(?:e?s)?', 'Warenkorb'),
    rule('Fassung(?:en)?', 'Version'),
    rule('Geschenkkarten?', 'Gutschein'),
    rule('Mitteilung(?:en)?', 'Benachrichtigung'),
    rule('übergangen|ausgelassen|überg(?:ehen|eht)', 'überspringen'),
    rule('Reichweiten?', 'Zugriffsbereich'),
    rule('weiche[nr]? Sperren?', 'vorläufig gesperrt'),
    rule('Rückzahlung(?:en)?', 'Rückerstattung'),
    rule('Steuererklärung(?:en)?', 'Steueranmeldung'),
    begin('(?:Was|Wer|Wem|Wen|Wessen|Wo)(?= )(?=[^.?!]*$)', 'ein Hauptwort als Überschrift'),
    rule('geh(?:t|en) (?:hinaus|raus)|hinausgeh(?:t|en)', 'wird gesendet'),
    rule('Gutschrift(?:en)?|gutgeschrieben|gutschreiben', 'Rechnungskorrektur'),
  ],
  it: [
    rule('ditt[ae]', 'azienda'),
    rule(
      'avete|siete|potete|dovete|volete|vendete|acquistate|vostr[oaie]|emettete',
      'la forma con lei',
    ),
    rule('hai|tu[oae]|tuoi|puoi|devi|vuoi', 'la forma con lei'),
    rule('accredit(?:at[oaie]|are|o|i|a|ando)', 'nota di credito, stornare'),
    begin('Quest[oa] non è', 'dire che cosa inserire'),
    rule('(?<!Stat[oi] )membr[oi]', 'utente'),
    rule('libri', 'contabilità'),
    rule('da s(?:é|olo|ola|oli)', 'automaticamente'),
    rule('abitual[ei]|consuet[oaie]', 'predefinito'),
    rule('(?<!-)e?mails?', 'e-mail'),
    rule('proprietari[oae]?', 'titolare'),
    rule('(?:fattur[ae]) (?:passiv[ae]|d’acquisto|di acquisto)', 'fattura ricevuta'),
    begin('(?:Che cosa|Chi|Cosa|Quanto)(?= )(?=[^.?!]*$)', 'un sostantivo come titolo'),
  ],
  ru: [
    rule('(?<!кассовой |главной )книг(?:и|ах|ам|ами)?(?! Excel)', 'учёт, бухгалтерия'),
    rule('участник\\p{L}*', 'пользователь'),
    rule('компани(?:я|и|ю|ей|ям|ями|ях|й)', 'фирма'),
    rule('аккаунт\\p{L}*', 'учётная запись'),
    begin('Это не ', 'сказать, что ввести'),
    rule('\\p{L}+\\((?:а|ла|ась|лась)\\)', 'форма без рода: «Закрыто: …»'),
    rule('сам(?:а|о|и)? (?:собой|по себе)', 'автоматически'),
    rule('обычн(?:ый|ая|ое|ые|ого|ой|ую|ым|ом|ых|ыми)', 'по умолчанию'),
    rule('забыть|забудь(?:те)?', 'удалить'),
    rule('кредит-нот\\p{L}*|кредитова\\p{L}*', 'корректировочный счёт'),
    rule(
      'прям(?:ое|ого|ому|ым|ом) списани\\p{L}*|прям(?:ой|ого|ому|ым|ом) дебет(?:а|у|ом|е)?',
      'прямое дебетование',
    ),
    rule('выгру(?:зк|зит|жа|же)\\p{L}*', 'экспорт'),
    rule('согласовани\\p{L}*', 'утверждение'),
    rule('редакци\\p{L}*', 'версия'),
    rule('мягк\\p{L}+ блокировк\\p{L}*', 'закрытый период'),
    begin('(?:Что|Кто|Кому|Кого|Чего|Где)(?= )(?=[^.?!]*$)', 'заголовок — существительное'),
  ],
  es: [
    rule('función|funciones', 'rol'),
    rule('abon(?:o|os|ar|ado|ada|ados|adas)', 'factura rectificativa'),
    rule('ficheros?', 'archivo'),
    rule('t[uú]s?|tuy[oa]s?|puedes|debes', 'la forma con usted'),
    begin('Est[oae] no es', 'decir qué indicar'),
    rule('(?<!Estados? )miembros?', 'usuario'),
    rule('titular(?:es)?', 'propietario'),
    rule('avisos?(?! legal)', 'notificación'),
    rule('libros', 'contabilidad'),
    rule('adeudos?', 'domiciliación'),
    rule('habitual(?:es)?', 'predeterminado'),
    rule('por sí (?:sol[oa]s?|mism[oa]s?)', 'automáticamente'),
    rule('olvid(?:ar|e|a)', 'descartar'),
    rule('fichas?', 'registro'),
    rule('notas? de crédito', 'factura rectificativa'),
    begin('(?:Lo que|Qué|Quién|Quiénes|Dónde)(?= )(?=[^.?!]*$)', 'un sustantivo como título'),
  ],
}

/**
 * @param {string} words
 * @param {string} say
 * @returns {Rule}
 */
function rule(words, say) {
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'), say }
}

/**
 * @param {string} words
 * @param {string} say
 * @returns {Rule}
 */
function begin(words, say) {
  return { pattern: new RegExp(`^(?:${words})`, 'gu'), say }
}
