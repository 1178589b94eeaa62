/** The states of the page that verifies crews, of which exactly one applies at a time. */
export type Place =
  | 'form'
  | 'question'
  | 'unchecked'
  | 'locked'
  | 'employee'
  | 'trucks'
  | 'not-found'
  | 'no-answer'

export interface Person {
  readonly registry: string
  /** The role of the person. In Spain the page may show the role of every person. */
  readonly role: string
  /** The name of the person, which the page never shows in Spain because of data protection law. */
  readonly name: string
  /** The document number of which the question requests some digits; `undefined` if the search asks no question. */
  readonly asked: string | undefined
}

export interface Search {
  /** The type of the search: the code of a document such as `DNI`, or the English name of a search for trucks. */
  readonly type: string
  readonly identifier: string
  /** The people whom the search finds, `'truck'` if it finds a truck, or `'none'`. */
  readonly finds: readonly Person[] | 'truck' | 'none'
}

const person = (registry: string, role: string, name: string, asked?: string): Person => ({
  registry,
  role,
  name,
  asked,
})

/** The employee searches that random runs of the screen perform, each with the person in Spain whom it finds. */
export const searches: readonly Search[] = [
  { type: 'TIP', identifier: '84512', finds: [person('100234', 'Portavalor', 'Zabala', '44120987K')] },
  { type: 'TIP', identifier: '90417', finds: [person('100235', 'Conductor', 'Olano', '30761254D')] },
  {
    type: 'TIP',
    identifier: '55501',
    finds: [
      person('100238', 'Portavalor', 'Pardo', 'B100238'),
      person('100239', 'Porta', 'Vidal', 'B100239'),
    ],
  },
  { type: 'TIP', identifier: 'V-77120', finds: [person('100236', 'PORTEADOR', 'Leiva', 'B100236')] },
  { type: 'DNI', identifier: '12345678Z', finds: [person('100237', 'Vigilante', 'Cano')] },
  { type: 'TIP', identifier: '99999', finds: 'none' },
  { type: 'Truck plate', identifier: '4821-KLM', finds: 'truck' },
  { type: 'Truck code', identifier: 'ZZ-1', finds: 'none' },
]

export const everybody: readonly Person[] = searches.flatMap(({ finds }) =>
  typeof finds === 'string' ? [] : finds,
)

const TRIES = 3
const LOCK_MS = 5 * 60_000

/**
 * A model of the page of crews, with which a test compares the real page: the current search, the visible people,
 * and the number of attempts left for each question.
 */
export class CrewModel {
  place: Place = 'form'
  tab = 0
  search: Search | undefined
  /** The number of attempts left after a wrong answer; `undefined` while the question does not show this number. */
  triesLeft: number | undefined
  readonly #passed = new Set<Person>()
  readonly #wrong: Map<Person, { readonly count: number; readonly lastAt: number }>

  /**
   * @param wrong The wrong answers of this user that the back end has counted. They persist from one run to the next.
   */
  constructor(wrong: Map<Person, { readonly count: number; readonly lastAt: number }>) {
    this.#wrong = wrong
  }

  get people(): readonly Person[] {
    const finds = this.search?.finds
    return typeof finds === 'object' ? finds : []
  }
  get person(): Person | undefined {
    return this.people[this.tab]
  }
  /** Whether the page shows the result of a search, which may be empty. The page then has a link to the next search. */
  get isAnswered(): boolean {
    return this.place !== 'form'
  }
  /** Whether the page may contain data about a person. */
  mayKnow(person: Person): boolean {
    return this.people.includes(person) && (person.asked === undefined || this.#passed.has(person))
  }

  /** Removes the result from the page, because of a new search or because another page was opened. */
  forget(): void {
    this.place = 'form'
    this.#leaveTab()
    this.tab = 0
    this.search = undefined
    this.#passed.clear()
  }
  begin(search: Search, isAnswered = true): void {
    this.forget()
    this.search = search
    this.place = 'no-answer'
    if (isAnswered) this.repeat()
  }
  /** Repeats the request whose response was lost: a search, or the request for a question. */
  repeat(): void {
    const { search } = this
    if (search?.finds === 'truck') this.place = 'trucks'
    else if (search?.finds === 'none') this.place = 'not-found'
    else this.open(this.tab)
  }
  open(tab: number): void {
    this.#leaveTab()
    this.tab = tab
    const { person } = this
    if (person === undefined) throw new Error('there is no such tab')
    if (this.mayKnow(person)) this.place = 'employee'
    else this.place = this.#isLocked(person) ? 'locked' : 'question'
  }
  dismiss(): void {
    this.#leaveTab()
    this.place = 'unchecked'
  }
  /** Simulates that the back end's response to a request is lost on its way to the page. */
  lose(): void {
    this.#leaveTab()
    this.place = 'no-answer'
  }
  /** Counts an answer of the user as the back end does, even if the response with the verdict is lost. */
  answer(isRight: boolean, isHeard = true): void {
    const { person } = this
    if (person === undefined) throw new Error('there is nobody to answer about')
    if (isRight) this.#wrong.delete(person)
    else this.#wrong.set(person, { count: this.#countOf(person) + 1, lastAt: Date.now() })
    if (!isHeard) {
      this.lose()
      return
    }
    if (isRight) this.#passed.add(person)
    this.open(this.tab)
    if (this.place === 'question') this.triesLeft = TRIES - this.#countOf(person)
  }

  #leaveTab(): void {
    this.triesLeft = undefined
  }
  #countOf(person: Person): number {
    const wrong = this.#wrong.get(person)
    return wrong === undefined || Date.now() - wrong.lastAt >= LOCK_MS ? 0 : wrong.count
  }
  #isLocked(person: Person): boolean {
    return this.#countOf(person) >= TRIES
  }
  /**
   * The time in milliseconds to wait before the next step, so that no lock ends and no count of wrong answers expires
   * during the step. The wait allows for the difference between the clocks of the back end and the test.
   */
  get waitMs(): number {
    const now = Date.now()
    const ends = [...this.#wrong.values()].map(({ lastAt }) => lastAt + LOCK_MS - now)
    return Math.max(
      0,
      ...ends.filter((end) => end > -AFTER_MS && end < BEFORE_MS).map((end) => end + AFTER_MS),
    )
  }
  /** Ends the lock that too many wrong answers have set. The page then requests the question again. */
  wake(): void {
    if (this.place === 'locked') this.open(this.tab)
  }
}

/** Longest time in milliseconds that one step of a random run takes. */
const BEFORE_MS = 4_000
/** Longest time in milliseconds that the page takes to notice the end of a lock. */
const AFTER_MS = 2_000
