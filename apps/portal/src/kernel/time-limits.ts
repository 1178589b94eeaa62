// This file contains all waits, delays and times in milliseconds, except those that are rules of the domain.

// Times for the first page after the portal was opened.

/**
 * Longest delay before the code that renders the page is evaluated. The delay is for a sign-in in progress: while an
 * old computer evaluates code, it can't process the responses to the sign-in's requests.
 */
export const DRAWING_HEAD_START_MS = 1_000
/** Longest time for which the first paint waits while responses that have arrived are parsed. */
export const FIRST_PICTURE_MS = 100
/**
 * Longest time for which the first rendering waits for the rows of a list. An old computer takes a second to render,
 * and would have to render twice if the rows came later.
 */
export const ROWS_HEAD_START_MS = 300
/**
 * Longest time for which the rendering of today's orders waits for the whole history. A short history arrives just
 * after today's orders, and both can then be rendered at once.
 */
export const BEHIND_MS = 30
/** Time limit for data that are not needed at once, so that a signed-in user does not wait for ever. */
export const OPTIONAL_TIMEOUT_MS = 10_000
/**
 * Pause before the next request to a service that did not respond, and before a page that failed to render is
 * rendered again.
 */
export const AGAIN_MS = 10_000
/** Time after which a page counts as complete. After that, code that is needed later may use the network. */
export const COMPLETE_MS = 3_000
/** Time after which code that is needed later is loaded even if the browser is never idle. */
export const BUSY_LIMIT_MS = 1_000

// Times for the sign-in and the session.

/** Time limit of every request to the identity provider. */
export const PROVIDER_TIMEOUT_MS = 15_000
/**
 * Longest time that a tab waits while another tab renews the tokens. It is longer than a request to the identity
 * provider may take.
 */
export const RENEWAL_LOCK_MS = 20_000
/** Time until the next attempt to renew the tokens after the identity provider did not respond. */
export const RENEWAL_RETRY_MS = 15_000
/** Time that other tabs have for a reply. Tabs reply within a few milliseconds, unless the browser has frozen them. */
export const TAB_ANSWER_MS = 150
/**
 * Longest delay of a single timer. A longer time is divided into several timers, because timers stop while the computer
 * sleeps.
 */
export const LONGEST_TIMER_MS = 30_000
/**
 * Time after a sign-in until the stored sign-in attempts are deleted. A session that lasts this long is not part of a
 * redirect loop.
 */
export const SETTLED_MS = 5_000
/** Interval at which a tab tells the other tabs that the user is active. */
export const ACTIVITY_SHARED_MS = 5_000
/**
 * Interval at which the user's activity is recorded. The user may be idle for half an hour, so one event a second is
 * enough.
 */
export const ACTIVITY_SEEN_MS = 1_000
/** Interval at which the idle time is checked. The countdown of an idle session shows whole seconds. */
export const EXPIRY_TICK_MS = 1_000
/** Shortest time in milliseconds that the sign-out window stays open. */
export const WINDOW_LEAST_MS = 150
/**
 * Longest time that the sign-out window stays open. If the identity provider takes longer, the next sign-in asks for
 * the password.
 */
export const WINDOW_MOST_MS = 5_000
/** Interval at which the portal checks whether the sign-out window has finished. */
export const WINDOW_LOOK_MS = 50

// Times for loading code and documents.

/** Minimum time between two reloads after code failed to load, because the page would otherwise reload for ever. */
export const RELOAD_AGAIN_MS = 60_000
/** Time in which a new page focuses its heading. Its code may still be loading when the URL changes. */
export const HEADING_MS = 5_000
/** Time that is enough to load the code of the PDF reader on any network. */
export const PDF_READER_MS = 10_000
/** Pause between two images of the camera, so that scanning does not block the rest of the page. */
export const CAMERA_PAUSE_MS = 120

// Times for reading and refreshing data.

/** Time for which catalogues, service points and saved views are not read again, because they seldom change. */
export const CATALOGUE_FRESH_MS = 5 * 60_000
/**
 * Time for which earlier deposits are not read again. It is short, because a colleague may book the same bag in the
 * meantime.
 */
export const EARLIER_BAGS_FRESH_MS = 30_000
/**
 * Time for which the first rows of a list are not read again. Rendering waits up to 10 s for the data after sign-in,
 * and the rows must not be out of date by then.
 */
export const FIRST_ROWS_FRESH_MS = 15_000
/** Time after which the form offers to continue without the operations system if this system has not responded. */
export const CORE_SEARCH_SLOW_MS = 2_000
/** Pause in typing after which the portal searches for the typed code. */
export const CODE_TYPED_MS = 300
/**
 * Time in which responses about imported rows are collected, because after each response all waiting rows are checked
 * again.
 */
export const ANSWERS_TOGETHER_MS = 150
/**
 * Time for which rows are checked before key presses are handled. On a slow computer half of the time remains for key
 * presses.
 */
export const CHECK_PIECE_MS = 15
/**
 * Interval at which the page shows how many rows are checked. Rendering this number takes longer than checking a few
 * rows.
 */
export const CHECK_PROGRESS_MS = 500
/** Age up to which the orders of a service point are not read again when the user chooses the service point. */
export const JUST_READ_MS = 5_000
/**
 * Delay before the data are read again after a change. Within this time, the page itself reads the changes that its
 * user has made. They are then not announced as changes by other users.
 */
export const REFRESH_MS = 400
/** Interval at which data are read again if the back end has no event stream. */
export const POLL_MS = 30_000
/** Delay before a stream is opened again after its first failure. Each following failure doubles the delay. */
export const FIRST_RETRY_MS = 2_000
/** Longest delay between two attempts to open an event stream. */
export const LONGEST_RETRY_MS = 60_000
