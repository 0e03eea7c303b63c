/** Limits that both sides show or check (product.md §5, §9; decisions.md §2, §4). Times in seconds, sizes in bytes. */
export const PHONE_LENGTH = 10;
export const PIN_LENGTH = 4;
export const SESSION_SECONDS = 2_592_000;
export const CODE_SECONDS = 300;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
export const TICKET_SECONDS = 600;
export const LIST_LIMIT = 20;
export const LIST_LIMIT_MAX = 100;
export const UPLOAD_BYTES = 8 * 1024 * 1024;
/** Of an uploaded video. */
export const VIDEO_BYTES = 50 * 1024 ** 3;
/** Of a file of captions; a show of three hours needs a tenth. */
export const CAPTION_BYTES = 2 * 1024 * 1024;
/** Of one imported spreadsheet, below its headings. */
export const IMPORT_ROWS = 5_000;
/** Cells of one that can be written anew before it is taken in. */
export const IMPORT_FIXES = 500;
/** In which an import can be taken back. */
export const IMPORT_UNDO_HOURS = 24;
/** Of one report. */
export const REPORT_DAYS = 366;
/** A membership that ends within these days is nearly over: it is time to ask whether they stay. */
export const MEMBER_SOON_DAYS = 30;
export const UPLOAD_PIXELS = 40_000_000;
export const UPLOAD_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const;
export const CONSENT_VERSION = '2026-11';
/** Unless the setting ACCESS_WINDOW_DAYS says otherwise. */
export const DEFAULT_ACCESS_WINDOW_DAYS = 4;
/** The same of courses, counted from the approval. */
export const DEFAULT_COURSE_ACCESS_DAYS = 365;
/** Unless the settings CHAT_BEFORE_MINUTES and CHAT_AFTER_MINUTES, which the API and the shop read, say otherwise. */
export const DEFAULT_CHAT_BEFORE_MINUTES = 30;
export const DEFAULT_CHAT_AFTER_MINUTES = 15;
/** How long after a show its chat can still be read where it does not go along with the recording. */
export const CHAT_READABLE_MINUTES = 60;
/** In which the buyer of a refused order may send another slip to it (decisions.md §5). */
export const NEW_SLIP_DAYS = 7;
/** In which an order has to be paid at the gateway, or its rest after a short slip; until then its coupon is kept for it. */
export const PAYMENT_HOURS = 24;
/** Tickets of one show in a hall in one order. */
export const TICKETS_PER_ORDER = 4;
export const HEARTBEAT_SECONDS = 30;
/** How fast players play, times the speed of the recording; slowest first. */
export const PLAYING_RATES = [0.75, 1, 1.25, 1.5, 2] as const;
export const STAGE_TIME_COMMENT_LENGTH = 200;
export const CHAT_LENGTH = 200;

/** How long a customer may change their mind about deleting the account, and take the file of their own data. */
export const DELETION_DAYS = 7;
/** Two accounts that were merged are parted again, as they were, within this time. */
export const MERGE_UNDO_DAYS = 30;
export const OWN_DATA_DAYS = 7;
/** Addresses of one customer. */
export const ADDRESSES_MAX = 10;

/** How many cheers of a kind one request may carry; thumbs are not faster. */
export const CHEERS_MAX = 20;
/** So many viewers who report a message hide it until personnel judged it. */
export const REPORTS_TO_HOLD = 3;
/** Seconds between two messages of one person that the studio can ask for. */
export const CHAT_SLOW_MAX = 300;
/** Between the beginnings of a camera and of its show's own recording. */
export const CAMERA_START_MAX_MS = 3_600_000;
/** Of what somebody tells who calls for help. */
export const HELP_TEXT_LENGTH = 500;
/** After which a call for help is deleted. */
export const HELP_KEPT_DAYS = 90;
/** After which it is deleted how somebody watched on a day: a month longer than a course can be learned. */
export const VIEWING_KEPT_DAYS = 400;
/** Of the answer to a call for help. */
export const HELP_ANSWER_LENGTH = 500;
/** How long before a live show those who want it are reminded. */
export const LIVE_REMINDER_SECONDS = 600;
/** In which the end of a live show can be taken back. */
export const LIVE_END_UNDO_SECONDS = 600;
/** The second factor of personnel: wrong codes within some time close it for a while. */
export const TOTP_TRIES = 10;
export const TOTP_TRIES_SECONDS = 900;
export const TOTP_CLOSED_SECONDS = 300;
/** How long a device is not asked for it, and how long one code counts for what asks again. */
export const TOTP_DEVICE_DAYS = 30;
export const TOTP_FRESH_SECONDS = 900;
export const RECOVERY_CODES = 8;
/** How long a use of a coupon is kept for who tried it and has not ordered yet. */
export const COUPON_HOLD_SECONDS = 900;
/** E-mails or phones that one call puts on the list of a coupon. */
export const COUPON_NAMES_AT_ONCE = 1_000;
/** Of the words on a garland. */
export const TIP_MESSAGE_LENGTH = 60;
/** What a garland may cost, in baht (decisions.md §5). */
export const TIP_BAHT_MIN = 20;
export const TIP_BAHT_MAX = 5_000;
/** How long a garland hangs on the picture; and how long one may wait for its turn, or else it is in the chat alone. */
export const TIP_SHOWN_SECONDS = 8;
export const TIP_QUEUE_SECONDS = 20;
/** The name of who does not want to be named. */
export const TIP_NOBODY = 'คนดูท่านหนึ่ง';
/** Characters of one part of what the studio sends to measure the line of a venue. */
export const LINE_TEST_PART = 256 * 1024;

/** So long before a waiting room opens those who asked are told, and nobody can ask any more (BUY-14, TELL-06). */
export const ROOM_REMINDER_MINUTES = 10;
