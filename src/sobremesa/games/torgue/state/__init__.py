"""The state of a show."""

from .pieces import CLOSING_TYRES as CLOSING_TYRES
from .pieces import NOBODY as NOBODY
from .pieces import NOWHERE as NOWHERE
from .pieces import TOKENS as TOKENS
from .pieces import Campaign as Campaign
from .pieces import Carried as Carried
from .pieces import Companion as Companion
from .pieces import Effects as Effects
from .pieces import Enemy as Enemy
from .pieces import Hunter as Hunter
from .pieces import Item as Item
from .pieces import Stage as Stage
from .pieces import Token as Token
from .pieces import available as available
from .pieces import reds as reds
from .pieces import replaced as replaced
from .pieces import turned as turned
from .show import Show as Show
