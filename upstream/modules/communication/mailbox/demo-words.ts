import type { Language } from '#contract/core/fields.ts'

/** Subject and words of each mail, and of the firm's answer. */
export type DemoWords = {
  instalments: readonly [
    name: string,
    email: string,
    subject: string,
    text: string,
    answer: string,
    last: string,
  ]
  loading: readonly [name: string, email: string, subject: string, text: string]
  tax: readonly [name: string, email: string, subject: string, text: string]
  later: readonly [name: string, email: string, subject: string, text: string]
  thanks: readonly [name: string, email: string, subject: string, text: string]
  bill: readonly [name: string, email: string, subject: string, text: string]
  own: readonly [name: string, email: string, subject: string, text: string]
}

/** What is written in a demo's mail, by the firm's language. */
export const words: Record<Language, DemoWords> = {
  en: {
    instalments: [
      'Harbour & Vale Joinery Ltd',
      'oliver@harbourvale.example',
      'Lamps for the Quay Street lobby',
      'Hello,\n\nCould we settle the lamps in two halves? The hotel that ordered them pays us on the 30th.\n\nOliver Vale',
      'Dear Oliver,\n\ntwo halves are fine: one now, one at the end of the month.\n\nKind regards\nAlder & Finch',
      'Thank you. The first half is on its way. The wiring was very tidy, please tell the team.\n\nOliver',
    ],
    loading: [
      'Northern Timber Supplies',
      'dispatch@northerntimber.example',
      'Loading slot for your oak',
      'Your slot is Monday 08:30 to 10:00, gate 4. Please send us the number plate the day before.',
    ],
    tax: [
      'HM Revenue & Customs',
      'no-reply@tax.example',
      'Your VAT return is due soon',
      'The return for the last quarter is due in two weeks. You can file it through your software.',
    ],
    later: [
      'O’Connor Coffee Roasters',
      'siobhan@oconnorcoffee.example',
      'Can the trays come a week later?',
      'No rush on the walnut trays, the week after suits us better: we are painting the shop.\n\nSiobhán',
    ],
    thanks: [
      'Grace Whitfield',
      'grace.whitfield@post.example',
      'Paid, thank you',
      'Paid by card just now. Lovely shades, the flax one especially.\n\nGrace',
    ],
    bill: [
      'Canal Row Electricity',
      'billing@canalrow.example',
      'Your bill for this month',
      'Your bill is ready. The amount is collected by direct debit in ten days.',
    ],
    own: [
      'Thomas Reed',
      'thomas.reed@post.example',
      'Lunch on Thursday?',
      'Are you in town on Thursday? The place by the lock has reopened.\n\nThomas',
    ],
  },
  de: {
    instalments: [
      'Hafen & Tal Tischlerei GmbH',
      'jana.weiss@hafenundtal.example',
      'Leuchten für die Kaihalle',
      'Guten Tag,\n\nkönnten wir die Leuchten in zwei Raten zahlen? Das Hotel, das sie bestellt hat, zahlt uns am 30.\n\nJana Weiß',
      'Guten Tag Frau Weiß,\n\nzwei Raten sind in Ordnung: eine jetzt, eine zum Monatsende.\n\nFreundliche Grüße\nErle & Fink',
      'Vielen Dank, die erste Rate ist unterwegs. Die Verkabelung war sehr sauber, bitte geben Sie das weiter.\n\nJana Weiß',
    ],
    loading: [
      'Sägewerk Nordholz',
      'versand@nordholz.example',
      'Ladefenster für Ihre Eiche',
      'Ihr Ladefenster ist Montag, 8:30 bis 10:00 Uhr, Tor 4. Bitte nennen Sie uns am Vortag das Kennzeichen.',
    ],
    tax: [
      'Finanzamt',
      'keine-antwort@finanzamt.example',
      'Ihre Umsatzsteuer-Voranmeldung',
      'Die Voranmeldung für den letzten Zeitraum ist in zwei Wochen fällig. Sie können sie aus Ihrer Software übermitteln.',
    ],
    later: [
      'Café Morgenrot OHG',
      'lukas@cafemorgenrot.example',
      'Tabletts eine Woche später?',
      'Mit den Tabletts eilt es nicht, eine Woche später passt uns besser: wir streichen gerade den Laden.\n\nLukas Brandt',
    ],
    thanks: [
      'Friederike Müller',
      'friederike.mueller@post.example',
      'Bezahlt, danke',
      'Gerade überwiesen. Die Schirme sind wunderschön, vor allem der aus Leinen.\n\nFriederike Müller',
    ],
    bill: [
      'Stadtwerke Hafenstraße',
      'rechnung@stadtwerke-hafen.example',
      'Ihre Rechnung für diesen Monat',
      'Ihre Rechnung liegt bereit. Der Betrag wird in zehn Tagen abgebucht.',
    ],
    own: [
      'Thomas Reimers',
      'thomas.reimers@post.example',
      'Mittagessen am Donnerstag?',
      'Bist Du am Donnerstag in der Stadt? Das Lokal an der Schleuse hat wieder auf.\n\nThomas',
    ],
  },
  it: {
    instalments: [
      'Falegnameria Bianchi S.n.c.',
      'marco@falegnameriabianchi.example',
      'Lampade per la sala di via Garibaldi',
      'Buongiorno,\n\npotremmo saldare le lampade in due rate? L’albergo che le ha ordinate ci paga il 30.\n\nMarco Bianchi',
      'Buongiorno Marco,\n\ndue rate vanno bene: una adesso, una a fine mese.\n\nCordiali saluti\nOntano & Fringuello',
      'Grazie. La prima rata è partita. Il cablaggio era fatto benissimo, lo dica alla squadra.\n\nMarco',
    ],
    loading: [
      'Segheria Valbruna',
      'spedizioni@valbruna.example',
      'Orario di carico per il rovere',
      'Il carico è lunedì dalle 8:30 alle 10:00, cancello 4. Ci mandi la targa il giorno prima.',
    ],
    tax: [
      'Agenzia delle Entrate',
      'non-rispondere@entrate.example',
      'Liquidazione IVA in scadenza',
      'La liquidazione dell’ultimo periodo scade tra due settimane. La può inviare dal suo programma.',
    ],
    later: [
      'Caffè Città S.r.l.',
      'giulia@caffecitta.example',
      'I vassoi una settimana dopo?',
      'Per i vassoi di noce non c’è fretta, meglio la settimana dopo: stiamo imbiancando il locale.\n\nGiulia Conti',
    ],
    thanks: [
      'Chiara Esposito',
      'chiara.esposito@posta.example',
      'Pagato, grazie',
      'Ho appena pagato. Bellissimi i paralumi, quello di lino soprattutto.\n\nChiara',
    ],
    bill: [
      'Energia Navigli',
      'fatture@energianavigli.example',
      'La sua bolletta di questo mese',
      'La bolletta è pronta. L’importo sarà addebitato tra dieci giorni.',
    ],
    own: [
      'Tommaso Riva',
      'tommaso.riva@posta.example',
      'Pranzo giovedì?',
      'Sei in città giovedì? Ha riaperto il posto vicino alla chiusa.\n\nTommaso',
    ],
  },
  ru: {
    instalments: [
      'АО «Ёлка»',
      'sokolova@elka.example',
      'Светильники для холла',
      'Добрый день!\n\nМожно оплатить светильники двумя частями? Гостиница, которая их заказала, платит нам 30-го.\n\nЕкатерина Соколова',
      'Здравствуйте, Екатерина!\n\nДве части подойдут: одна сейчас, вторая в конце месяца.\n\nС уважением,\nОльха и Зяблик',
      'Спасибо, первая часть отправлена. Проводка сделана очень аккуратно, передайте мастерам.\n\nЕкатерина',
    ],
    loading: [
      'Лесопилка «Северный бор»',
      'otgruzka@severny-bor.example',
      'Время погрузки дуба',
      'Погрузка в понедельник с 8:30 до 10:00, ворота 4. Пришлите номер машины накануне.',
    ],
    tax: [
      'Налоговая служба',
      'no-reply@nalog.example',
      'Скоро срок сдачи декларации по НДС',
      'Декларацию за прошлый квартал нужно сдать через две недели. Её можно отправить из вашей программы.',
    ],
    later: [
      'Кофейня «Зёрнышко»',
      'anna@zernyshko.example',
      'Можно подносы на неделю позже?',
      'С подносами из ореха не спешите, нам удобнее через неделю: красим зал.\n\nАнна Кузнецова',
    ],
    thanks: [
      'Мария Цветкова',
      'maria.tsvetkova@pochta.example',
      'Оплатила, спасибо',
      'Только что оплатила картой. Абажуры чудесные, особенно льняной.\n\nМария',
    ],
    bill: [
      'Энергосбыт',
      'schet@energosbyt.example',
      'Ваш счёт за этот месяц',
      'Счёт готов. Сумма спишется через десять дней.',
    ],
    own: [
      'Тимофей Рыбин',
      'timofey.rybin@pochta.example',
      'Обед в четверг?',
      'Будешь в городе в четверг? Кафе у шлюза снова открылось.\n\nТимофей',
    ],
  },
  es: {
    instalments: [
      'Carpintería Muñoz, S.L.',
      'inigo@carpinteriamunoz.example',
      'Lámparas para el vestíbulo',
      'Hola:\n\n¿podríamos pagar las lámparas en dos plazos? El hotel que las encargó nos paga el día 30.\n\nÍñigo Muñoz',
      'Hola, Íñigo:\n\ndos plazos está bien: uno ahora y otro a fin de mes.\n\nUn saludo',
      'Gracias. El primer plazo ya va de camino. El cableado quedó muy limpio, dígaselo al equipo.\n\nÍñigo',
    ],
    loading: [
      'Aserradero del Norte',
      'envios@aserraderonorte.example',
      'Hora de carga de su roble',
      'Su hora de carga es el lunes de 8:30 a 10:00, puerta 4. Envíenos la matrícula el día antes.',
    ],
    tax: [
      'Agencia Tributaria',
      'no-responder@hacienda.example',
      'Su declaración de IVA vence pronto',
      'La declaración del último trimestre vence en dos semanas. Puede presentarla desde su programa.',
    ],
    later: [
      'Hotel Costa Azul, S.A.',
      'lucia@hotelcostaazul.example',
      '¿Las bandejas una semana después?',
      'Las bandejas de nogal no corren prisa, mejor la semana siguiente: estamos pintando.\n\nLucía Fernández',
    ],
    thanks: [
      'Begoña Ibáñez',
      'begona.ibanez@correo.example',
      'Pagado, gracias',
      'Acabo de pagar con tarjeta. Preciosas las pantallas, sobre todo la de lino.\n\nBegoña',
    ],
    bill: [
      'Energía del Puerto',
      'facturas@energiapuerto.example',
      'Su factura de este mes',
      'Su factura está lista. El importe se cargará dentro de diez días.',
    ],
    own: [
      'Tomás Reyes',
      'tomas.reyes@correo.example',
      '¿Comemos el jueves?',
      '¿Está en la ciudad el jueves? Ha vuelto a abrir el sitio de la esclusa.\n\nTomás',
    ],
  },
}
