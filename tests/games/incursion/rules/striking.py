"""Set-ups for the tests of striking."""

PAIR = """
%%%%%%%%%%%%%%%
%. . a z . . b%
%%%%%%%%%%%%%%%
"""
WIDE = """
%%%%%%%%%%%
%b . a . .%
%         %
%. z y u .%
%%%%%%%%%%%
"""
