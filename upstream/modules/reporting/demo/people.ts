import type { Language } from '#contract/core/fields.ts'

/** How soon somebody pays: before it is due, some weeks late, or hardly ever. */
export type Habit = 'prompt' | 'late' | 'slow'

export type DemoCustomer = {
  name: string
  contactName: string
  kind: 'company' | 'person'
  country: string
  street: string
  postcode: string
  city: string
  vatId: string
  language: Language
  currency: string
  habit: Habit
}

const places: Record<string, { language: Language; currency: string }> = {
  DE: { language: 'de', currency: 'EUR' },
  AT: { language: 'de', currency: 'EUR' },
  IT: { language: 'it', currency: 'EUR' },
  ES: { language: 'es', currency: 'EUR' },
  FR: { language: 'en', currency: 'EUR' },
  GB: { language: 'en', currency: 'GBP' },
  RU: { language: 'ru', currency: 'RUB' },
}

// Country; name; contact; street; postcode; town; VAT id, none for a private person; habit.
const register = `
DE;Hafen & Tal Tischlerei GmbH;Jana Weiß;Kai 93;20457;Hamburg;DE311481199;prompt
DE;Café Morgenrot OHG;Lukas Brandt;Lindenweg 7;50667;Köln;DE311560382;late
DE;Praxis Dr. Özdemir;Dr. Elif Özdemir;Schlossallee 12;40212;Düsseldorf;DE311639572;prompt
DE;Stadtbücherei Süd gGmbH;Karin Schäfer;Marktplatz 3;79098;Freiburg;DE311718768;late
DE;Möbelhaus Grünwald KG;Thomas Grünwald;Industriestraße 44;90431;Nürnberg;DE311797956;slow
DE;Friederike Müller;;Gartenweg 5;04109;Leipzig;;prompt
DE;Architektur Ahlers + Voß;Nils Voß;Speicherstraße 21;28195;Bremen;DE311877143;prompt
DE;Hotel Seeblick GmbH;Sabine König;Uferpromenade 1;88131;Lindau;DE311956335;late
AT;Gasthof zur Post GmbH;Josef Huber;Hauptplatz 8;5020;Salzburg;ATU61243595;prompt
AT;Wiener Werkraum e.U.;Anna Pichler;Neubaugasse 31;1070;Wien;ATU61314866;late
AT;Buchhandlung Leykauf;Martin Leykauf;Herrengasse 14;8010;Graz;ATU61330704;prompt
IT;Caffè Città S.r.l.;Giulia Conti;Via dell’Unità 4;20121;Milano;IT12040580206;prompt
IT;Falegnameria Bianchi S.n.c.;Marco Bianchi;Via Garibaldi 18;37121;Verona;IT12040841533;late
IT;Studio Legale Ferrara;Avv. Elena Ferrara;Corso Umberto I 52;80138;Napoli;IT12041031589;prompt
IT;Agriturismo Le Querce;Paolo Ricci;Strada del Chianti 9;53017;Radda in Chianti;IT12041570081;late
IT;Arredi Moderni S.p.A.;Francesca Greco;Via Emilia 210;40129;Bologna;IT12042021464;slow
IT;Chiara Esposito;;Via Roma 33;10123;Torino;;prompt
ES;Carpintería Muñoz, S.L.;Íñigo Muñoz;Calle Mayor 15;28013;Madrid;ESB98236623;prompt
ES;Hotel Costa Azul, S.A.;Lucía Fernández;Paseo Marítimo 2;29016;Málaga;ESB98426679;late
ES;Librería Cervantes, S.L.;Javier Peña;Plaza Nueva 6;41001;Sevilla;ESB98569221;prompt
ES;Estudio Núñez Arquitectos;Carmen Núñez;Carrer de Balmes 88;08008;Barcelona;ESB98632573;slow
ES;Begoña Ibáñez;;Gran Vía 41;48011;Bilbao;;late
FR;Ébénisterie Lefèvre SARL;Élodie Lefèvre;12 rue des Tanneurs;67000;Strasbourg;FR40820908358;prompt
FR;Le Comptoir du Bois;François Garnier;5 quai de Saône;69002;Lyon;FR40828589788;late
FR;Hôtel de la Forêt SAS;Hélène Moreau;18 avenue Foch;77300;Fontainebleau;FR40830126074;prompt
GB;Harbour & Vale Joinery Ltd;Oliver Vale;93 Quay Street;BS1 4DJ;Bristol;GB287626654;prompt
GB;O’Connor Coffee Roasters;Siobhán O’Connor;15 Mill Lane;M4 5JD;Manchester;GB288054280;late
GB;The Reading Room CIC;Priya Shah;7 Friar Street;RG1 1DB;Reading;GB288101794;prompt
GB;Pemberton Interiors;James Pemberton;22 Church Road;EH3 7QQ;Edinburgh;GB287104102;slow
GB;Grace Whitfield;;4 Rose Cottages;TQ9 5NN;Totnes;;prompt
RU;АО «Ёлка»;Екатерина Соколова;ул. Щорса, 5;620142;Екатеринбург;7804238704;prompt
RU;ООО «Белые ночи»;Дмитрий Орлов;Невский пр., 28;191186;Санкт-Петербург;7804286218;late
RU;Кофейня «Зёрнышко»;Анна Кузнецова;ул. Баумана, 44;420111;Казань;7804333732;prompt
RU;ООО «Мастерская Щукина»;Пётр Щукин;пр. Мира, 101;129085;Москва;7804349570;slow
RU;Гостиница «Волга»;Ольга Жукова;наб. Космонавтов, 3;410031;Саратов;7804381246;late
RU;Мария Цветкова;;ул. Лесная, 12;630007;Новосибирск;;prompt
`

const everybody: readonly DemoCustomer[] = register
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', name = '', contactName = '', ...rest] = line.split(';')
    const [street = '', postcode = '', city = '', vatId = '', habit = ''] = rest
    const { language, currency } = places[country] ?? { language: 'en' as const, currency: 'EUR' }
    return {
      name,
      contactName,
      kind: vatId === '' ? 'person' : 'company',
      country,
      street,
      postcode,
      city,
      vatId,
      language,
      currency,
      habit: habit === 'late' || habit === 'slow' ? habit : 'prompt',
    }
  })

/** Some 25 customers of a workshop: all of its own country, and companies of the others. */
export function demoCustomers(home: string): DemoCustomer[] {
  const abroad = everybody.filter(({ country, kind }) => country !== home && kind === 'company')
  const own = everybody.filter(({ country }) => country === home)
  const wanted = 25 - own.length
  const step = abroad.length / wanted
  return [
    ...own,
    ...Array.from({ length: wanted }, (_, at) => abroad[Math.floor(at * step)]).filter(
      (one) => one !== undefined,
    ),
  ]
}
